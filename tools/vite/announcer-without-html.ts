import type { Plugin } from 'vite'

const ANNOUNCER = /[\\/]react-aria[\\/]dist[\\/]private[\\/]live-announcer[\\/]LiveAnnouncer\.mjs$/
const ASSIGNMENT = /\.innerHTML = ''/g

/**
 * Has react-aria's announcer clear its messages without HTML: under Trusted Types even an empty string assigned to `innerHTML` throws, and
 * takes away the page of a number or date field.
 */
export const announcerWithoutHtml = (): Plugin => ({
  name: 'dziesma:announcer-without-html',
  transform: {
    filter: { id: ANNOUNCER },
    handler(code) {
      if (!ASSIGNMENT.test(code))
        this.error('The announcer of react-aria has changed: this plugin is to be looked at again.')
      // Lines stay where they were: the source map holds.
      return { code: code.replaceAll(ASSIGNMENT, '.replaceChildren()'), map: null }
    },
  },
})
