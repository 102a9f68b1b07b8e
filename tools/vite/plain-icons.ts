import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

import { workOn } from './nothing-to-do.ts'

const FACTORY = /lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/
const ICON = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/

/** Data that `plain-icon.mjs` does not read: the name and size of an icon, and random keys, which hardly compress. */
const UNREAD = /^ {2}(?:name|size): .*,\n|, key: "[^"]*"/gm

/**
 * Draws lucide's icons by `plain-icon.mjs`: its own factory is a kilobyte of every first screen, and every icon of a
 * screen computes its unused options on every render.
 */
export function plainIcons(): Plugin {
  const { found, buildEnd } = workOn('createLucideIcon.mjs of lucide-react', 'key of an icon in lucide-react')
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
    transform: {
      filter: { id: ICON },
      handler(code) {
        const shapes = code.replaceAll(UNREAD, '')
        if (shapes !== code) found('key of an icon in lucide-react')
        return { code: shapes, map: null }
      },
    },
    buildEnd,
  }
}
