import type { Plugin } from 'vite'

import { withAssumptions } from './code-assumptions.ts'
import { workOn } from './nothing-to-do.ts'
import { REACT_DOM_CLIENT } from './react-assumptions.ts'

const REACT_DOM = /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/

/** Removes the quarter of react-dom that this project never uses; `reactRemovedFeatures` proves that. */
export function reactWithoutUnused(): Plugin {
  const { found, buildEnd } = workOn('react-dom-client.production.js')
  return {
    name: 'dziesma:react-without-unused',
    apply: 'build',
    transform: {
      filter: { id: REACT_DOM },
      handler(code) {
        found('react-dom-client.production.js')
        return { code: withAssumptions(code, REACT_DOM_CLIENT), map: null }
      },
    },
    buildEnd,
  }
}
