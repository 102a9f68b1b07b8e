import { join } from 'node:path'
import { type Plugin, runnerImport } from 'vite'

import type * as SiteDocumentModule from '../openapi/site-document.ts'
import { workOn } from './nothing-to-do.ts'

const RESOLVED = '\0virtual:api-document'
const ROOT = join(import.meta.dirname, '../..')

/** Runs the export of the contract, which needs the aliases of tsconfig.json. */
async function documentText(): Promise<string> {
  const file = join(ROOT, 'tools/openapi/site-document.ts')
  const options = { configFile: false, root: ROOT, logLevel: 'error', resolve: { tsconfigPaths: true } } as const
  const { module } = await runnerImport<typeof SiteDocumentModule>(file, options)
  return module.siteDocument()
}

/**
 * Provides `virtual:api-document`: the contract as an OpenAPI document, without the contract's code. It is a script,
 * because a policy may allow scripts of an asset host but no other requests to it.
 */
export function apiDocument(): Plugin {
  const { found, buildEnd } = workOn('import of virtual:api-document')
  return {
    name: 'dziesma:api-document',
    resolveId: { filter: { id: /^virtual:api-document$/ }, handler: () => RESOLVED },
    load: {
      filter: { id: /^\0virtual:api-document$/ },
      async handler() {
        found('import of virtual:api-document')
        // Browsers parse JSON in a text faster than an object literal.
        return `export default JSON.parse(${JSON.stringify(await documentText())})`
      },
    },
    buildEnd,
  }
}
