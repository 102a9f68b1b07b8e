import { join } from 'node:path'

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { spokenLocales } from '../vite/spoken-locales.ts'

/** Every component in every state: served with hot reload by `npm run workshop`, built for the tests. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  publicDir: false,
  plugins: [react(), tailwindcss(), spokenLocales()],
  resolve: {
    tsconfigPaths: true,
    alias: [
      { find: '@/styles/components.css', replacement: join(import.meta.dirname, 'workshop.css') },
      { find: '@lang', replacement: join(import.meta.dirname, '../../resources/lang') },
      { find: '@', replacement: join(import.meta.dirname, '../../resources/client') },
    ],
  },
  server: { port: 8100 },
  build: { outDir: join(import.meta.dirname, '../../dist-workshop'), emptyOutDir: true, chunkSizeWarningLimit: 1000 },
})
