// Remembers the sockets of a page, so that a test can break them.
window.sockets = [];
window.WebSocket = class extends WebSocket {
  constructor(...address) {
    super(...address);
    window.sockets.push(this);
  }
};
