/** Version and name of Safari without those of another browser between them, as browsers on iOS have. */
const SAFARI = /Version\/\S+ (?:Mobile\/\S+ )?Safari\//

/** Whether the page runs in the window of the installed site. */
export const isInstalledWindow = (): boolean => window.matchMedia('(display-mode: standalone)').matches

/**
 * Whether the browser is Safari on an iPhone or iPad, whose share menu installs the site. An iPad calls itself a Mac, which
 * has no touch screen.
 */
export const isTouchSafari = (): boolean => navigator.maxTouchPoints > 1 && SAFARI.test(navigator.userAgent)
