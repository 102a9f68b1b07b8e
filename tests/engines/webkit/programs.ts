import { webkit } from '@playwright/test'
import { existsSync } from 'node:fs'
import { arch } from 'node:process'
import { fileURLToPath } from 'node:url'

const library = arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu'

/** Debian's WebDriver of WebKitGTK, its browser, and a display without a screen. */
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'
export const MINI_BROWSER = `/usr/lib/${library}/webkit2gtk-4.1/MiniBrowser`
export const XVFB = '/usr/bin/Xvfb'

const hasOwnWebKit = (): boolean => existsSync(webkit.executablePath())

/** Whether a WebKit is installed: Playwright's own, or every program of Debian's. */
export const hasWebKit = (): boolean =>
  hasOwnWebKit() || [WEBKIT_DRIVER, MINI_BROWSER, XVFB].every((path) => existsSync(path))

/**
 * Playwright's options for WebKit: its own where that is installed, else the bridge to Debian's, which it starts as it
 * would start Firefox, and drives over WebDriver BiDi.
 */
export const useWebKit = hasOwnWebKit()
  ? { browserName: 'webkit' as const }
  : {
      browserName: 'firefox' as const,
      channel: 'moz-firefox',
      launchOptions: { executablePath: fileURLToPath(new URL('bridge.ts', import.meta.url)) },
    }
