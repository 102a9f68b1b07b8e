import type { Plugin } from 'vite'

const PRODUCTION_CHUNK = /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/
/** Display names for developer tools; the assignments keep unused components in the bundle. */
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm
/** Calls that create components or contexts and have no side effects. */
const PURE_CALLS = /(?<== )(?=React\d*\.(?:forwardRef|createContext|memo)\()/g

/** Function that renders routes; it supports data routers, which this project does not use. */
const RENDER_FUNCTION = /^function _renderMatches\(.*?^\}/ms
const withoutDataRouter = (render: string): string =>
  render.replace('let dataRouterState = dataRouterOpts?.state;', '').replaceAll(/\bdataRouterState\b/g, 'null')

/** Makes the router's framework features tree-shakable: prefetching links, forms and data loading, 4 kB gzipped. */
export const routerWithoutFramework = (): Plugin => ({
  name: 'dziesma:router-without-framework',
  apply: 'build',
  transform: {
    filter: { id: PRODUCTION_CHUNK },
    // No line moves, so the source map stays valid.
    handler: (code) => ({
      code: code
        .replace(DISPLAY_NAME, '')
        .replace(PURE_CALLS, '/* @__PURE__ */ ')
        .replace(RENDER_FUNCTION, withoutDataRouter),
      map: null,
    }),
  },
})
