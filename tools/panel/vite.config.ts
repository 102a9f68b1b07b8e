import react from '@vitejs/plugin-react'
import { join } from 'node:path'
import { defineConfig } from 'vite'

/** Builds the mock panel, served at `mock/panel`; it is not part of the site's bundle. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  base: '',
  publicDir: false,
  plugins: [react()],
  resolve: { tsconfigPaths: true },
  build: {
    outDir: 'dist-panel/build',
    emptyOutDir: true,
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'tools/panel/main.tsx' },
  },
})
