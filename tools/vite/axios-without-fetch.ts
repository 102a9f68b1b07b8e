import type { Plugin } from 'vite'

const EMPTY = '\0axios-without-fetch'

/**
 * axios takes XMLHttpRequest wherever there is one, which is every browser: its adapter for fetch would be four kilobytes that never
 * run. The build is the proof that the adapter is still where this looks for it: the byte budget does not hold with it.
 */
export const axiosWithoutFetch = (): Plugin => ({
  name: 'dziesma:axios-without-fetch',
  enforce: 'pre',
  resolveId(source, importer = '') {
    const isAdapter = source === './fetch.js' && importer.replaceAll('\\', '/').endsWith('/axios/lib/adapters/adapters.js')
    return isAdapter ? EMPTY : undefined
  },
  load: (id) => (id === EMPTY ? 'export const getFetch = () => false' : undefined),
})
