import { join } from 'node:path'

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { spokenLocales } from '../vite/spoken-locales.ts'

const root = join(import.meta.dirname, '../..')

/** The mock's page to try uploads by hand: served by the mock at `mock/uploads`, no part of the site's bundle. */
export default defineConfig({
  root,
  base: '',
  publicDir: false,
  plugins: [react(), tailwindcss(), spokenLocales()],
  resolve: {
    tsconfigPaths: true,
    alias: [
      { find: '@/styles/components.css', replacement: join(import.meta.dirname, 'uploads.css') },
      { find: '@lang', replacement: join(root, 'resources/lang') },
      { find: '@', replacement: join(root, 'resources/client') },
    ],
  },
  build: {
    outDir: 'dist-uploads/build',
    emptyOutDir: true,
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1000,
    rolldownOptions: { input: 'tools/uploads/main.tsx' },
  },
})
