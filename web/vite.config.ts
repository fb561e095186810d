import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env.KAPER_SERVER ?? 'http://127.0.0.1:8765';

export default defineConfig({
  plugins: [svelte()],
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
