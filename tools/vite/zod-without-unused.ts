import type { Plugin } from 'vite'

import { withFacts } from './code-facts.ts'
import { ZOD } from './zod-facts.ts'

const MODULE = /[\\/]zod[\\/]v4[\\/](?:core|mini)[\\/]\w+\.js$/

/** Removes the tenth of zod that no schema here uses, because all of zod loads before the first paint. */
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
