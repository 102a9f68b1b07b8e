/** How the page of a service like Google behaves: what real ones do to the window that opened them. */
export type Provider = {
  /** Its Cross-Origin-Opener-Policy: anything but `unsafe-none` cuts the opener off, whose `popup.closed` is true then. */
  coop: 'unsafe-none' | 'same-origin' | 'same-origin-allow-popups'
  /** Whether the last page's message names its type; an older release of the backend leaves it out. */
  typed: boolean
}

/** Lets the flow through, in the newest words. */
export const seededProvider: Provider = { coop: 'unsafe-none', typed: true }
