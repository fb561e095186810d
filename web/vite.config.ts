import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const server = process.env.KAPER_SERVER ?? 'http://127.0.0.1:8765';

/** Tells the page's worker which build it keeps, and of which files it is made. */
function workerOf(): Plugin {
  return {
    name: 'kaper-worker',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((file) => /\.(js|css)$/.test(file));
      const hash = createHash('sha256').update(Object.keys(bundle).sort().join('\n')).digest('hex').slice(0, 16);
      const worker = readFileSync(`${dir}/sw.js`, 'utf8');
      writeFileSync(
        `${dir}/sw.js`,
        worker.replace('__BUILD__', hash).replace("'__FILES__'", files.map((file) => `'./${file}'`).join(', ')),
      );
    },
  };
}

export default defineConfig({
  plugins: [svelte(), workerOf()],
  // The page may stand below any path; the server fills in which.
  base: './',
  // The page is served by `kaper serve`; what is built is never committed.
  build: {
    outDir: '../src/kaper/server/static',
    emptyOutDir: true,
    // The content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: true } },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
