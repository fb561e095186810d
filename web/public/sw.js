/** Keeps the page and all that belongs to games, for when there is no line; of tables only what the page itself has kept by its reader's wish. */
// Both are filled in by the build: another build is another page, and forgets the one before.
const BUILD = '__BUILD__';
const FILES = ['__FILES__'];
const PAGE = `kaper-page-${BUILD}`;
const READ = 'kaper-read';
/** What was read longest ago goes first. */
const MOST = 600;
const base = new URL(self.registration.scope).pathname;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(PAGE)
      .then((kept) => kept.addAll(['./', ...FILES]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith('kaper-page-') && name !== PAGE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** Names of files of the build change with what is in them: what is kept is right for ever. */
async function keptFirst(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(PAGE)).put(request, answer.clone());
  return answer;
}

/** Nobody sees an old page or an old table for as long as there is a line. */
async function lineFirst(request, as, lasting) {
  try {
    const answer = await fetch(request);
    if (answer.ok && lasting) await keep(as, answer.clone());
    return answer;
  } catch (lost) {
    const kept = await caches.match(as);
    if (kept) return told(kept);
    throw lost;
  }
}

/** What is kept says so, that nobody takes it for news. */
function told(kept) {
  const headers = new Headers(kept.headers);
  headers.set('kaper-kept', '1');
  return new Response(kept.body, { status: kept.status, headers });
}

/** A table is kept under its address alone, however one came to it. */
function uninvited(url) {
  const bare = new URL(url);
  bare.searchParams.delete('invite');
  return bare.href;
}

async function keep(as, answer) {
  const read = await caches.open(READ);
  await read.put(as, answer);
  const all = await read.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((old) => read.delete(old)));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || !url.pathname.startsWith(base)) return;
  const path = url.pathname.slice(base.length);
  if (path.startsWith('assets/')) event.respondWith(keptFirst(request));
  else if (request.mode === 'navigate') event.respondWith(lineFirst(request, './', false));
  else if (/^api\/games/.test(path)) event.respondWith(lineFirst(request, request, true));
  else if (/^api\/tables\/[^/]+(\/replay)?$/.test(path)) event.respondWith(lineFirst(request, uninvited(url), false));
});
