import type { Plugin } from 'vite'

const PRODUCTION_CHUNK = /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/
/** Names for developer tools: an assignment that keeps a component in the bundle though nobody uses it. */
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm
/** Calls that do nothing but make a component or a context. */
const MAKERS = /(?<== )(?=React\d*\.(?:forwardRef|createContext|memo)\()/g

/** What renders routes: with the data of a data router, which we have none of, and its error boundaries. */
const RENDER = /^function _renderMatches\(.*?^\}/ms
const withoutDataRouter = (render: string): string =>
  render.replace('let dataRouterState = dataRouterOpts?.state;', '').replaceAll(/\bdataRouterState\b/g, 'null')

/** Lets the bundler leave out what of the router nobody uses: links that prefetch, forms, data and the rest of its framework, 4 kB (gzip). */
export const routerWithoutFramework = (): Plugin => ({
  name: 'dziesma:router-without-framework',
  apply: 'build',
  transform: {
    filter: { id: PRODUCTION_CHUNK },
    // Lines stay where they were: the source map holds.
    handler: (code) => ({
      code: code.replace(DISPLAY_NAME, '').replace(MAKERS, '/* @__PURE__ */ ').replace(RENDER, withoutDataRouter),
      map: null,
    }),
  },
})
