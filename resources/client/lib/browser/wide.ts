/** Media query of wide screens: 768 px and up, the mobile breakpoint of spec section 9. */
export const WIDE = '(min-width: 768px)'

/** Whether the viewport is wide now. Components use `useMediaQuery(WIDE)`. */
export const isWide = (): boolean => window.matchMedia(WIDE).matches
