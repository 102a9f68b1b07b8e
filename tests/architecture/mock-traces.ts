import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

/**
 * Strings that only the mock contains: its library, the worker of its demo, the email domain of its personas, and its
 * panel with the parameters of its links; and the notice of a contract breach in development. The library's name must be quoted, since the package.json of some
 * dependencies lists it as well.
 */
const TRACE =
  /["'`]msw["'`]|@mswjs|mockServiceWorker|dziesma\.test|mock-panel|mock\.(panel|persona|fault)|mock\/control|contract-breaches/
const MOCK_SOURCE = /(^|\/)((mock-server|tools\/panel|node_modules\/(@mswjs|msw))\/|api\/breach-notice\.ts$)/

const sourceMap = z.object({ sources: z.array(z.string()) })

/** Traces of the mock server and of development in a built bundle: in its files, and among the sources of its maps. */
export function mockTraces(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    const path = join(folder, name)
    if (name.endsWith('.map')) {
      const { sources } = sourceMap.parse(JSON.parse(readFileSync(path, 'utf8')))
      return sources.filter((source) => MOCK_SOURCE.test(source)).map((source) => `${name}: ${source}`)
    }
    const trace = /\.(js|css|json|html)$/.test(name) ? TRACE.exec(readFileSync(path, 'utf8')) : null
    return trace ? [`${name}: ${trace[0]}`] : []
  })
}
