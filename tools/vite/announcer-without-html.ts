import type { Plugin } from 'vite'

import { nothingToDo, workOn } from './nothing-to-do.ts'

const ANNOUNCER = /[\\/]react-aria[\\/]dist[\\/]private[\\/]live-announcer[\\/]LiveAnnouncer\.mjs$/
const ASSIGNMENT = /\.innerHTML = ''/g

/**
 * Makes react-aria's announcer clear its messages without `innerHTML`: under Trusted Types even assigning an empty
 * string throws, which would crash pages with a number or date field.
 */
export function announcerWithoutHtml(): Plugin {
  const { found, buildEnd } = workOn('LiveAnnouncer.mjs of react-aria')
  return {
    name: 'dziesma:announcer-without-html',
    transform: {
      filter: { id: ANNOUNCER },
      handler(code) {
        found('LiveAnnouncer.mjs of react-aria')
        const changed = code.replaceAll(ASSIGNMENT, '.replaceChildren()')
        if (changed === code) throw nothingToDo("react-aria's announcer assigns no innerHTML")
        // No line moves, so the source map stays valid.
        return { code: changed, map: null }
      },
    },
    buildEnd,
  }
}
