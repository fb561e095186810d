import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Language } from './sentences';
import { optionFigures, Words } from './words';

const GAME = {
  en: `
name-food = food
    .one = food
    .other = rations
name-cursed-2 = cursed treasure
prompt-pay = You pay { $n } { $n ->
    [one] { $goods-one }
   *[other] { $goods-other }
}.
prompt-loot = You beat { $whom }.
option-spend = { $n }: die + { $added }
    .tip = The die counts { $added } more.
option-card = ☠ { $detail }
    .spoken = the card { $detail }
option-sabre = { $detail-key ->
    [keep] no
   *[reroll] yes
}
event-draws = { $who } draws a card.
event-draws-secret = { $who } draws { $card }.
event-attacks = { $who } attacks { $whom }.
event-forced = { $who }: { $choice }!
event-forced-bare = { $who } has no choice.
option-done = done
nobody = nobody
error-not-offered = no { $option }
shared = game`,
  pl: `
prompt-loot = Pokonany: { $whom }.
prompt-sail = Z portu i o świcie albo w { $n } dni, ale do Jamajki?
name-food = prowiant
    .gen = prowiantu
event-left = { $n ->
    [one] { $n } sztuka
    [few] { $n } sztuki
   *[many] { $n } sztuk
} { $goods-gen }`,
};
const SHARED = { en: 'shared = shared\nonly-shared = here', pl: '' };

const words = (lang: Language, names = ['Ann', 'Bob']): Words =>
  new Words(lang, { en: [GAME.en, SHARED.en], pl: [GAME.pl, SHARED.pl] }, names);

describe('sentences', () => {
  it('lets a game say it before the shared words, and English where a language has nothing', () => {
    expect(words('en').say('shared')).toBe('game');
    expect(words('en').say('only-shared')).toBe('here');
    expect(words('pl').say('only-shared')).toBe('here');
    expect(words('pl').say('prompt-loot', { whom: 1 })).toBe('Pokonany: Bob.');
  });

  it('ties a Polish word of one letter to the next one', () => {
    const said = words('pl').say('prompt-sail', { n: 3 });
    expect(said).toBe('Z\u00a0portu i\u00a0o\u00a0świcie albo w\u00a03 dni, ale do Jamajki?');
  });

  it('shows the key of what nobody can say, and remembers it', () => {
    const en = words('en');
    expect(en.say('unheard-of')).toBe('unheard-of');
    expect([...en.missed]).toEqual(['unheard-of']);
  });

  it('says several things as a list of their names', () => {
    expect(words('en').name('food cursed-2 food')).toBe('food, cursed treasure, food');
    expect(words('en').name('food nothing')).toBe('food nothing');
    expect(words('en').say('prompt-pay', { n: 2, goods: 'food food' })).toBe('You pay 2 rations, rations.');
  });

  it('counts as Polish does', () => {
    const said = [1, 3, 5, 22].map((n) => words('pl').event({ at: 0, kind: 'left', seat: 0, about: [], args: { n, goods: 'food' } }));
    expect(said).toEqual(['1 sztuka prowiantu', '3 sztuki prowiantu', '5 sztuk prowiantu', '22 sztuki prowiantu']);
  });
});

describe('questions and options', () => {
  it('names things and their forms, and seats by who sits there', () => {
    expect(words('en').prompt({ prompt: 'pay', about: { n: 2, goods: 'food' } })).toBe('You pay 2 rations.');
    expect(words('en').prompt({ prompt: 'loot', about: { whom: 1 } })).toBe('You beat Bob.');
    expect(words('en').prompt({ prompt: 'loot', about: { whom: 9 } })).toBe('You beat nobody.');
  });

  it('reads what stands behind the verb', () => {
    expect(optionFigures({ prompt: 'p', about: { left: 1 } }, 'spend:3:left:-2')).toEqual({
      left: 1,
      prompt: 'p',
      detail: '3',
      n: 3,
      detail2: 'left',
      detail3: '-2',
      n3: -2,
    });
  });

  it('labels an option with its details', () => {
    const question = { prompt: 'spend-powder', about: {} };
    expect(words('en').option(question, { text: 'spend:3', details: { added: 3 } })).toBe('3: die + 3');
    expect(words('en').option(question, { text: 'sabre:keep' })).toBe('no');
  });

  it('explains an option, and reads signs aloud', () => {
    const question = { prompt: 'spend-powder', about: {} };
    expect(words('pl').tip(question, { text: 'spend:3', details: { added: 3 } })).toBe('The die counts 3 more.');
    expect(words('en').tip(question, { text: 'sabre:keep' })).toBe('');
    expect(words('en').spoken(question, { text: 'card:food' })).toBe('the card food');
    expect(words('en').spoken(question, { text: 'sabre:keep' })).toBe('no');
  });
});

describe('events', () => {
  it('tells the secret only to those who were told it', () => {
    const drawn = { at: 1, kind: 'draws', seat: 0, about: [] };
    expect(words('en').event({ ...drawn, args: {} })).toBe('Ann draws a card.');
    expect(words('en').event({ ...drawn, args: { card: 'cursed-2' } })).toBe('Ann draws cursed treasure.');
  });

  it('says a forced answer, or only that it was forced', () => {
    const forced = { at: 1, kind: 'forced', seat: 1, about: [] };
    expect(words('en').event({ ...forced, args: { prompt: 'x', option: 'done' } })).toBe('Bob: done!');
    expect(words('en').event({ ...forced, args: { prompt: 'x', option: 'spend:1' } })).toBe('Bob has no choice.');
  });

  it('says an error in words, or as it was sent', () => {
    expect(words('en').error({ key: 'not-offered', sentence: 'x', about: { option: 'y' } })).toBe('no y');
    expect(words('en').error({ key: 'other', sentence: 'As it was sent.' })).toBe('As it was sent.');
  });
});

describe('the page', () => {
  const read = (lang: string): string => readFileSync(new URL(`../locale/${lang}.ftl`, import.meta.url), 'utf8');
  const keys = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? '').sort();

  it('says the same things in both languages', () => {
    expect(keys(read('pl'))).toEqual(keys(read('en')));
  });
});
