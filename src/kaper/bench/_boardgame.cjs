// A server of boardgame.io and a load beside it, as `kaper bench server` does with Kaper: tables of four, every seat
// with a connection of its own that answers as soon as it is its turn. Run once as `server STORAGE PORT` and once as
// `load PORT TABLES SECONDS`, which prints what was measured as JSON.
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { TurnOrder } = require('boardgame.io/core');

const SEATS = 4;
const ARRIVAL = 3000;
// A table of some hundred things, so that a state has the size of a small game's.
const game = {
  name: 'peer',
  setup: () => ({ places: Array.from({ length: 60 }, (_, id) => ({ id, stands: -1 })), gold: [0, 0, 0, 0] }),
  turn: { order: TurnOrder.DEFAULT, minMoves: 1, maxMoves: 1 },
  moves: {
    sail: {
      // Only the server rolls, so the page does not show a move before it is taken.
      client: false,
      move: ({ G, playerID, random }, place) => {
        G.places[place % G.places.length].stands = Number(playerID);
        G.gold[Number(playerID)] += random.D6();
      },
    },
  },
};

async function serve(storage, port) {
  const { Server, FlatFile } = require('boardgame.io/server');
  const db = storage === 'files' ? new FlatFile({ dir: process.env.PEER_FOLDER }) : undefined;
  const server = Server({ games: [game], origins: ['*'], ...(db ? { db } : {}) });
  await server.run({ port: Number(port), callback: () => console.log('ready') });
}

async function load(port, tables, seconds) {
  const address = `http://127.0.0.1:${port}`;
  const times = [];
  const start = Date.now() + 2 * ARRIVAL + seconds * 250;
  const looks = [];
  let begun = false;
  const end = start + seconds * 1000;
  const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  for (let seat = 0; seat < SEATS; seat += 1) {
    for (let table = 0; table < tables; table += 1) {
      // A match is made when somebody first asks for it, so the first seats come alone.
      const client = Client({
        game,
        matchID: `table-${table}`,
        playerID: String(seat),
        numPlayers: SEATS,
        debug: false,
        multiplayer: SocketIO({ server: address }),
      });
      let waits = -1;
      let sent = 0;
      const look = () => {
        const state = client.getState();
        if (!state || !begun || Date.now() >= end) return;
        if (waits >= 0 && state._stateID > waits) {
          if (Date.now() >= start) times.push(performance.now() - sent);
          waits = -1;
        }
        if (state.ctx.currentPlayer === String(seat) && waits < 0 && state.isActive && state.isConnected) {
          waits = state._stateID;
          sent = performance.now();
          setImmediate(() => client.moves.sail(Math.floor(Math.random() * 60)));
        }
      };
      client.subscribe(look);
      looks.push(look);
      client.start();
    }
    if (seat === 0) await pause(ARRIVAL);
  }
  // Nobody moves before all have come.
  await pause(ARRIVAL);
  begun = true;
  for (const look of looks) look();
  await pause(end - Date.now());
  times.sort((one, other) => one - other);
  const at = (share) => times[Math.floor(share * (times.length - 1))] ?? 0;
  console.log(JSON.stringify({ moves: times.length, median_ms: at(0.5), slowest_ms: at(0.99) }));
  process.exit(0);
}

const [, , what, ...rest] = process.argv;
void (what === 'server' ? serve(rest[0], rest[1]) : load(rest[0], Number(rest[1]), Number(rest[2])));
