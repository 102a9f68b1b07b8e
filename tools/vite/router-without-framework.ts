import { join } from 'node:path'
import type { Plugin } from 'vite'

import { nothingToDo, workOn } from './nothing-to-do.ts'

/** Production build of the router: its packages' default entry is the development build, with its warnings. */
const PRODUCTION = join(import.meta.dirname, '../../node_modules/react-router/dist/production')
const ENTRIES: Record<string, string> = { 'react-router': 'index.mjs', 'react-router/dom': 'dom-export.mjs' }

/** Chunk of the production build, and the mark of the one with the router's components. */
const CHUNK = /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/
const COMPONENTS = 'function _renderMatches('

/** Changes of the components, none of which moves a line, so that the source map stays valid. */
const CHANGES: Record<string, (code: string) => string> = {
  // For developer tools; the assignments keep unused components in the bundle.
  'display names': (code) => code.replaceAll(/^\w+\.displayName = "\w+";$/gm, ''),
  // Create components or contexts and have no side effects.
  'creating calls': (code) =>
    code.replaceAll(/(?<== )(?=React\d*\.(?:forwardRef|createContext|memo)\()/g, '/* @__PURE__ */ '),
  // Rendering supports data routers, which this project does not use.
  'state of a data router': (code) =>
    code.replace(/^function _renderMatches\(.*?^\}/ms, (render) =>
      render.replace('let dataRouterState = dataRouterOpts?.state;', '').replaceAll(/\bdataRouterState\b/g, 'null'),
    ),
}

/** Makes the router's framework features tree-shakable: prefetching links, forms and data loading, 5 kB gzipped. */
export function routerWithoutFramework(): Plugin {
  const { found, buildEnd } = workOn(...Object.keys(ENTRIES), 'components of react-router')
  return {
    name: 'dziesma:router-without-framework',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(?:\/dom)?$/ },
      handler(id) {
        found(id)
        return join(PRODUCTION, ENTRIES[id] ?? '')
      },
    },
    transform: {
      filter: { id: CHUNK },
      handler(code) {
        if (!code.includes(COMPONENTS)) return undefined
        found('components of react-router')
        const changed = Object.entries(CHANGES).reduce((before, [what, change]) => {
          const after = change(before)
          if (after === before) throw nothingToDo(`react-router has no ${what}`)
          return after
        }, code)
        return { code: changed, map: null }
      },
    },
    buildEnd,
  }
}
