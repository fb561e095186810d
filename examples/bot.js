// A bot as a program: reads questions and writes answers, a line of JSON each. It plays at random.
//
//     kaper arena GAME --bots "program:node examples/bot.js,random"
//
// The protocol is explained in docs/bots.md.
const lines = require('node:readline').createInterface({ input: process.stdin });
const say = (message) => process.stdout.write(JSON.stringify(message) + '\n');

let state = 1;

/** Chance that is the same again for the same match: a seed is sent with it. */
function chance(below) {
  state = (state * 48271) % 2147483647;
  return state % below;
}

const heard = {
  hello: () => say({ type: 'ready' }),
  game: ({ seed }) => {
    state = 1;
    for (const letter of seed) state = (state * 31 + letter.codePointAt(0)) % 2147483646 || 1;
  },
  ask: ({ options }) => say({ type: 'answer', option: options[chance(options.length)] }),
  over: () => {},
};

lines.on('line', (line) => {
  const message = JSON.parse(line);
  heard[message.type]?.(message);
});
