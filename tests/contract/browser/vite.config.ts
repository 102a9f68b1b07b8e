import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vite'

const root = join(import.meta.dirname, '../../..')

/** Builds the page that runs the contract cases in a browser, with MSW's worker beside it. */
export default defineConfig({
  root: import.meta.dirname,
  base: '',
  publicDir: false,
  plugins: [
    {
      name: 'dziesma:worker',
      generateBundle() {
        const source = readFileSync(join(root, 'node_modules/msw/lib/mockServiceWorker.js'), 'utf8')
        this.emitFile({ type: 'asset', fileName: 'mockServiceWorker.js', source })
      },
    },
  ],
  resolve: { tsconfigPaths: true },
  build: { modulePreload: { polyfill: false }, target: 'esnext', chunkSizeWarningLimit: 2000 },
})
