import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

import { workOn } from './nothing-to-do.ts'

const FACTORY = /lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/

/**
 * Draws lucide's icons by `plain-icon.mjs`: its own factory is a kilobyte of every first screen, and every icon of a
 * screen computes its unused options on every render.
 */
export function plainIcons(): Plugin {
  const { found, buildEnd } = workOn('createLucideIcon.mjs of lucide-react')
  return {
    name: 'dziesma:plain-icons',
    apply: 'build',
    load: {
      filter: { id: FACTORY },
      handler() {
        found('createLucideIcon.mjs of lucide-react')
        return readFileSync(join(import.meta.dirname, 'plain-icon.mjs'), 'utf8')
      },
    },
    buildEnd,
  }
}
