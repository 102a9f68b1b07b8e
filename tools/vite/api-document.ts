import { join } from 'node:path'
import { type Plugin, runnerImport } from 'vite'

import type * as SiteDocumentModule from '../openapi/site-document.ts'

const MODULE = 'virtual:api-document'
const RESOLVED = `\0${MODULE}`
/** URL of the document in development: below `/@`, which belongs to Vite. */
const DEVELOPMENT_URL = '/@api-document.json'
const ROOT = join(import.meta.dirname, '../..')

/** Runs the export of the contract, which needs the aliases of tsconfig.json. */
async function documentText(): Promise<string> {
  const file = join(ROOT, 'tools/openapi/site-document.ts')
  const options = { configFile: false, root: ROOT, logLevel: 'error', resolve: { tsconfigPaths: true } } as const
  const { module } = await runnerImport<typeof SiteDocumentModule>(file, options)
  return module.siteDocument()
}

/**
 * Provides `virtual:api-document`, the URL of the contract as an OpenAPI document: a hashed file of the bundle. In
 * development, each request exports it again.
 */
export function apiDocument(): Plugin {
  let isBuild = false
  return {
    name: 'dziesma:api-document',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId: { filter: { id: /^virtual:api-document$/ }, handler: () => RESOLVED },
    load: {
      filter: { id: /^\0virtual:api-document$/ },
      async handler() {
        if (!isBuild) return `export default ${JSON.stringify(DEVELOPMENT_URL)}`
        const file = this.emitFile({ type: 'asset', name: 'api-document.json', source: await documentText() })
        return `export default import.meta.ROLLUP_FILE_URL_${file}`
      },
    },
    configureServer({ middlewares }) {
      middlewares.use(DEVELOPMENT_URL, (_request, response, next) => {
        documentText().then((text) => response.setHeader('content-type', 'application/json').end(text), next)
      })
    },
  }
}
