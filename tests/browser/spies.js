// Remembers what a page does beyond the page: tones, notifications, motions; and lets a test look away.
window.spied = { tones: 0, notices: [], motions: 0 };
window.lookedAway = false;
Object.defineProperty(document, 'hidden', { get: () => window.lookedAway });
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) {
  window.spied.tones += 1;
  return start.apply(this, when);
};
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  window.spied.motions += 1;
  return animate.apply(this, how);
};
window.Notification = class extends Notification {
  constructor(title, options) {
    super(title, options);
    window.spied.notices.push({ title, body: options.body });
  }
};
