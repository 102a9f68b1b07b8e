import type { Plugin } from 'vite'

import { withFacts } from './code-facts.ts'
import { workOn } from './nothing-to-do.ts'
import { ZOD } from './zod-facts.ts'

const MODULE = /[\\/]zod[\\/]v4[\\/](?:core|mini)[\\/]\w+\.js$/

/** Removes the tenth of zod that no schema here uses, because all of zod loads before the first paint. */
export function zodWithoutUnused(): Plugin {
  const { found, buildEnd } = workOn(...Object.keys(ZOD))
  return {
    name: 'dziesma:zod-without-unused',
    apply: 'build',
    transform: {
      filter: { id: MODULE },
      handler(code, id) {
        const [, module = ''] = id.replaceAll('\\', '/').split('/zod/v4/')
        const facts = ZOD[module]
        if (!facts) return undefined
        found(module)
        return { code: withFacts(code, facts), map: null }
      },
    },
    buildEnd,
  }
}
