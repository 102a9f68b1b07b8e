import type { Plugin } from 'vite'

import { withFacts } from './code-facts.ts'
import { ZOD } from './zod-facts.ts'

const MODULE = /[\\/]zod[\\/]v4[\\/](?:core|mini)[\\/]\w+\.js$/

/** Leaves out of zod what no schema here reaches, a tenth of it; all of it is on the way of the first paint. */
export const zodWithoutUnused = (): Plugin => ({
  name: 'dziesma:zod-without-unused',
  apply: 'build',
  transform: {
    filter: { id: MODULE },
    handler(code, id) {
      const [, module = ''] = id.replaceAll('\\', '/').split('/zod/v4/')
      const facts = ZOD[module]
      return facts && { code: withFacts(code, facts), map: null }
    },
  },
})
