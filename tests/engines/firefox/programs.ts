import { firefox } from '@playwright/test'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Where Debian installs Firefox; without Playwright's own, the journeys use this one. */
export const FIREFOX = '/usr/bin/firefox-esr'

const LAUNCHER = fileURLToPath(new URL('launcher.ts', import.meta.url))

/** Pointing device that can hover and hits small targets, in Firefox's `ui.*PointerCapabilities`. */
const MOUSE = 6

/**
 * Scroll bars without a width, as in other engines, the mouse that a headless Firefox lacks, and time for scripts of a busy
 * machine. Without `ariaLabelledByElements`: Firefox's compiler crashes on it (153), and only Playwright's code reads it.
 * Twenty frames a second, since every frame is drawn without a graphics card: a tenth of the time of a run.
 */
const firefoxUserPrefs = {
  'accessibility.ARIAElementReflection.enabled': false,
  'dom.max_script_run_time': 0,
  'layout.frame_rate': 20,
  'ui.useOverlayScrollbars': 1,
  'ui.primaryPointerCapabilities': MOUSE,
  'ui.allPointerCapabilities': MOUSE,
}

const hasOwnFirefox = (): boolean => existsSync(firefox.executablePath())

/** Whether a Firefox is installed: Playwright's own or Debian's. */
export const hasFirefox = (): boolean => hasOwnFirefox() || existsSync(FIREFOX)

/** Playwright's options for Firefox: its own where that is installed, else Debian's. */
export const useFirefox = {
  browserName: 'firefox' as const,
  ...(hasOwnFirefox()
    ? { launchOptions: { firefoxUserPrefs } }
    : { channel: 'moz-firefox', launchOptions: { executablePath: LAUNCHER, firefoxUserPrefs } }),
}
