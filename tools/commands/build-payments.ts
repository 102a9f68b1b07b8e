import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

const ROOT = join(import.meta.dirname, '../..')
const SOURCES = join(ROOT, 'mock-server/site/payments')
const OUT = join(ROOT, 'dist-payments')

/** Scripts of the payment stand-ins; each is a classic script, as the gateways' are. */
const SCRIPTS = ['stripe', 'paypal', 'redirect', 'authenticate']

for (const [index, name] of SCRIPTS.entries()) {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: ROOT,
    publicDir: false,
    resolve: { tsconfigPaths: true },
    build: {
      outDir: OUT,
      emptyOutDir: index === 0,
      modulePreload: false,
      rolldownOptions: {
        input: join(SOURCES, name, 'main.ts'),
        output: { format: 'iife', entryFileNames: `${name}.js` },
      },
    },
  })
}
copyFileSync(join(SOURCES, 'authenticate/authenticate.html'), join(OUT, 'authenticate.html'))
