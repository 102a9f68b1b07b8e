import type { Plugin } from 'vite'

import { workOn } from './nothing-to-do.ts'

const PREFIX = '\0axios-without:'

/** Replacements for axios modules that the bundle never runs, keyed by importing file and import specifier. */
const UNUSED: Record<string, string> = {
  'adapters/adapters.js ./fetch.js': 'export const getFetch = () => false',
  'adapters/adapters.js ./xhr.js': 'export default false',
  'axios.js ./helpers/HttpStatusCode.js': 'export default {}',
}

/** Leaves axios's adapters out of the bundle: requests use the adapter of core/platform/api/transport.ts. */
export function axiosWithoutAdapters(): Plugin {
  const { found, buildEnd } = workOn(...Object.keys(UNUSED))
  return {
    name: 'dziesma:axios-without-adapters',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const [, file] = importer.replaceAll('\\', '/').split('/axios/lib/')
      const use = `${file} ${source}`
      if (!Object.hasOwn(UNUSED, use)) return undefined
      found(use)
      return PREFIX + use
    },
    load: (id) => (id.startsWith(PREFIX) ? UNUSED[id.slice(PREFIX.length)] : undefined),
    buildEnd,
  }
}
