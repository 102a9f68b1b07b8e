import type { Plugin } from 'vite'

const ANNOUNCER = /[\\/]react-aria[\\/]dist[\\/]private[\\/]live-announcer[\\/]LiveAnnouncer\.mjs$/
const ASSIGNMENT = /\.innerHTML = ''/g

/**
 * Makes react-aria's announcer clear its messages without `innerHTML`: under Trusted Types even assigning an empty
 * string throws, which would crash pages with a number or date field.
 */
export const announcerWithoutHtml = (): Plugin => ({
  name: 'dziesma:announcer-without-html',
  transform: {
    filter: { id: ANNOUNCER },
    handler(code) {
      if (!ASSIGNMENT.test(code))
        this.error(
          "react-aria's announcer has changed: check whether tools/vite/announcer-without-html.ts still applies.",
        )
      // No line moves, so the source map stays valid.
      return { code: code.replaceAll(ASSIGNMENT, '.replaceChildren()'), map: null }
    },
  },
})
