import react from '@vitejs/plugin-react'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Plugin, type Rolldown } from 'vite'

import { spokenLocales } from '../vite/spoken-locales'

/** What a component costs in bytes, gzip -9: at once with the screen that draws it, and later when it is opened or used. */
export type Price = { atOnce: number; later: number }

/** Every screen has these already. */
const PAID = /^(react|react-dom|react-router-dom|@tanstack\/react-query)($|\/)/

/** Styles are one sheet for all that comes later: no component's own. */
const withoutStyles: Plugin = {
  name: 'dziesma:without-styles',
  enforce: 'pre',
  load: (id) => (id.endsWith('.css') ? '' : undefined),
}

/** The price of one module of the client, by its path below `resources/client`, beside what every screen has. */
export async function priceOf(module: string): Promise<Price> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [react(), spokenLocales(), withoutStyles],
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join('resources/client', module), external: PAID, preserveEntrySignatures: 'strict' },
    },
  })
  const chunks = [output]
    .flat()
    .flatMap((part) => ('output' in part ? part.output : []))
    .filter((part) => part.type === 'chunk')
  return sum(chunks)
}

function sum(chunks: Rolldown.OutputChunk[]): Price {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const atOnce = new Set<Rolldown.OutputChunk>()
  const reach = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || atOnce.has(chunk)) return
    atOnce.add(chunk)
    for (const name of chunk.imports) reach(byName.get(name))
  }
  for (const chunk of chunks) if (chunk.isEntry) reach(chunk)
  const weigh = (some: Rolldown.OutputChunk[]) =>
    some.reduce((total, { code }) => total + gzipSync(code, { level: 9 }).length, 0)
  return { atOnce: weigh([...atOnce]), later: weigh(chunks.filter((chunk) => !atOnce.has(chunk))) }
}
