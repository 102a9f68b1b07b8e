/** How the mock's social sign-in provider behaves, to simulate real ones. */
export type Provider = {
  /**
   * Its Cross-Origin-Opener-Policy: any value but `unsafe-none` severs the opener, whose `popup.closed` then is true.
   */
  coop: 'unsafe-none' | 'same-origin' | 'same-origin-allow-popups'
  /** Whether the final message has a type; an older release of the backend omits it. */
  typed: boolean
}

/** Allows the popup and sends the current message format. */
export const seededProvider: Provider = { coop: 'unsafe-none', typed: true }
