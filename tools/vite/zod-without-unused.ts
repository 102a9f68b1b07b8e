import type { Plugin } from 'vite'

import { withAssumptions } from './code-assumptions.ts'
import { workOn } from './nothing-to-do.ts'
import { ZOD } from './zod-assumptions.ts'

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
        const assumptions = ZOD[module]
        if (!assumptions) return undefined
        found(module)
        return { code: withAssumptions(code, assumptions), map: null }
      },
    },
    buildEnd,
  }
}
