-- A database as the first version left it (schema 0001): one account with a password, one guest, and a
-- table that waits, one in play and one that is over. Upgrades begin from here; never change it.
CREATE TABLE alembic_version (
  version_num VARCHAR(32) NOT NULL,
  CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE accounts (
  id VARCHAR(32) NOT NULL,
  name VARCHAR(64) NOT NULL,
  handle VARCHAR(64),
  password VARCHAR(200),
  created BIGINT NOT NULL,
  CONSTRAINT pk_accounts PRIMARY KEY (id),
  CONSTRAINT uq_accounts_handle UNIQUE (handle)
);
INSERT INTO "accounts" VALUES('762663bc4f15fa2d2ebd8dd2','Zoë Ｆｉｎ','zoë ｆｉｎ','$argon2id$v=19$m=65536,t=3,p=4$5OBBRIuQvb/Dq8X4eizP2w$ud+IFGwpr/WxKWuGD9roZHGJ3yOnbtI3LVS4oNeyQd4',1794957088831);
INSERT INTO "accounts" VALUES('ca1114dba50021b19357ec0c','Jack',NULL,NULL,1794957088844);
CREATE TABLE sessions (
  digest VARCHAR(64) NOT NULL,
  account VARCHAR(32) NOT NULL,
  expires BIGINT NOT NULL,
  CONSTRAINT pk_sessions PRIMARY KEY (digest),
  CONSTRAINT fk_sessions_account FOREIGN KEY(account) REFERENCES accounts (id)
);
INSERT INTO "sessions" VALUES('ac03f60e90a2cfe1c1034a3c36a81174e0f08307a612a63cef8e65eaafc9dfb0','762663bc4f15fa2d2ebd8dd2',9000000000000);
INSERT INTO "sessions" VALUES('b6ea53504abd6a309d43160732085fe5bbb45e0f732e1276c027f15342eb5d07','ca1114dba50021b19357ec0c',9000000000000);
CREATE TABLE tables (
  id VARCHAR(32) NOT NULL,
  game VARCHAR(64) NOT NULL,
  rules INTEGER NOT NULL,
  players INTEGER NOT NULL,
  settings TEXT NOT NULL,
  open BOOLEAN NOT NULL,
  guided BOOLEAN NOT NULL,
  invite VARCHAR(32) NOT NULL,
  host VARCHAR(32) NOT NULL,
  stage VARCHAR(16) NOT NULL,
  clock VARCHAR(16) NOT NULL,
  seconds INTEGER NOT NULL,
  secret VARCHAR(64) NOT NULL,
  commitment VARCHAR(64) NOT NULL,
  seed VARCHAR(200) NOT NULL,
  outcome TEXT NOT NULL,
  rematch VARCHAR(32) NOT NULL,
  created BIGINT NOT NULL,
  CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('a-waiting-1','plank',1,2,'{"rounds":"three"}',TRUE,FALSE,'D24AMgx14oT0ddZbKZK_niE_','762663bc4f15fa2d2ebd8dd2','waiting','none',0,'7f014c38d568969c718d6a9bd7eff99ab5c5c5a259f49f15d3d91b549cc19d9f','07f9742ce1c13af152f5c6981a5da1b7d7f7ca774de09e3bde0e294057ac6907','','','',1794957089079);
INSERT INTO "tables" VALUES('a-playing-1','plank',1,2,'{"rounds":"three"}',TRUE,FALSE,'S-Pv3B0oQWRiWTRcLgxk8Uon','762663bc4f15fa2d2ebd8dd2','playing','none',0,'eedfa253b8803035734e6793710def219b8f519e6c008bf734b06676a19cd9ba','d931d2c98cc350afebc01be962821ca72766e517acf8ba870280592be1d15159','18bcf719f008f61d8e5767750fab5d77e6841dece014136cb437bbe0d6a3ac71','','',1794957089092);
INSERT INTO "tables" VALUES('a-done-1','plank',1,2,'{"rounds":"three"}',FALSE,FALSE,'3DDKtdYMB_cNSDm7CwfNcXSY','762663bc4f15fa2d2ebd8dd2','over','none',0,'7a50cb1702fb53ba538b7cb24b9d800ae76edbec9d85c16a062269852bef7119','3e8dbb64b00c0cf0ac701f82732d79c2e244086f35d4d5c8d9bd2bb72bbbce45','73a8ed0b5e00af59f562928a103e1e33032b9cc0fb2adf6e5583d169eaacab4a','{"ending":"empty-hand","scores":[6,4],"places":[1,2],"winners":[0],"parts":{"steps":[6,4]}}','',1794957089302);
CREATE TABLE seats (
  table_id VARCHAR(32) NOT NULL,
  number INTEGER NOT NULL,
  kind VARCHAR(16) NOT NULL,
  account VARCHAR(32) NOT NULL,
  name VARCHAR(64) NOT NULL,
  level VARCHAR(32) NOT NULL,
  nonce VARCHAR(64) NOT NULL,
  standin BOOLEAN NOT NULL,
  CONSTRAINT pk_seats PRIMARY KEY (table_id, number),
  CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('a-waiting-1',0,'person','762663bc4f15fa2d2ebd8dd2','Zoë Ｆｉｎ','','35110ed882446978c754118095a41047',FALSE);
INSERT INTO "seats" VALUES('a-waiting-1',1,'open','','','','b86be2277cd1fccc5f2a7445118ffd97',FALSE);
INSERT INTO "seats" VALUES('a-playing-1',0,'person','762663bc4f15fa2d2ebd8dd2','Zoë Ｆｉｎ','','c15490db454b7d8aadcc836a72a32199',FALSE);
INSERT INTO "seats" VALUES('a-playing-1',1,'person','ca1114dba50021b19357ec0c','Jack','','a97ceb2e278d9bb10c551e376c0d66aa',FALSE);
INSERT INTO "seats" VALUES('a-done-1',0,'person','762663bc4f15fa2d2ebd8dd2','Zoë Ｆｉｎ','','ed36c9bef0739aa9d8b3fade0c73dcc8',FALSE);
INSERT INTO "seats" VALUES('a-done-1',1,'bot','','','random','9459415bf496f74348bf251eb44cf519',FALSE);
CREATE TABLE answers (
  table_id VARCHAR(32) NOT NULL,
  n INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  kind VARCHAR(8) NOT NULL,
  option VARCHAR(200) NOT NULL,
  "by" VARCHAR(8) NOT NULL,
  at BIGINT NOT NULL,
  CONSTRAINT pk_answers PRIMARY KEY (table_id, n),
  CONSTRAINT fk_answers_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
) WITHOUT ROWID;
INSERT INTO "answers" VALUES('a-playing-1',1,0,'answer','play:0','person',1794957089213);
INSERT INTO "answers" VALUES('a-playing-1',2,0,'undo','','person',1794957089252);
INSERT INTO "answers" VALUES('a-playing-1',3,0,'answer','play:0','person',1794957089268);
INSERT INTO "answers" VALUES('a-done-1',1,1,'answer','play:3','bot',1794957089325);
INSERT INTO "answers" VALUES('a-done-1',2,0,'answer','play:1','person',1794957089494);
INSERT INTO "answers" VALUES('a-done-1',3,1,'answer','take','bot',1794957089504);
INSERT INTO "answers" VALUES('a-done-1',4,1,'answer','back:2','bot',1794957089523);
INSERT INTO "answers" VALUES('a-done-1',5,1,'answer','play:1','bot',1794957089529);
INSERT INTO "answers" VALUES('a-done-1',6,0,'answer','play:2','person',1794957089530);
INSERT INTO "answers" VALUES('a-done-1',7,0,'answer','take','person',1794957089532);
INSERT INTO "answers" VALUES('a-done-1',8,0,'answer','back:0','person',1794957089533);
INSERT INTO "answers" VALUES('a-done-1',9,0,'answer','take','person',1794957089534);
CREATE TABLE chat (
  table_id VARCHAR(32) NOT NULL,
  number INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  name VARCHAR(64) NOT NULL,
  text TEXT NOT NULL,
  at BIGINT NOT NULL,
  CONSTRAINT pk_chat PRIMARY KEY (table_id, number),
  CONSTRAINT fk_chat_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "chat" VALUES('a-playing-1',1,0,'Zoë Ｆｉｎ','Ahoy, it''s windy',1794957089209);
CREATE INDEX ix_sessions_account ON sessions (account);
CREATE INDEX ix_tables_stage_open ON tables (stage, open);
CREATE INDEX ix_seats_account ON seats (account);
