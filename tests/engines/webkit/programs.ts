import { existsSync } from 'node:fs'
import { arch } from 'node:process'
import { fileURLToPath } from 'node:url'

const library = arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu'

/** Debian's WebDriver of WebKitGTK, its browser, and a display without a screen. */
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'
export const MINI_BROWSER = `/usr/lib/${library}/webkit2gtk-4.1/MiniBrowser`
export const XVFB = '/usr/bin/Xvfb'

/** Whether every program is installed. */
export const hasWebKit = (): boolean => [WEBKIT_DRIVER, MINI_BROWSER, XVFB].every((path) => existsSync(path))

/** Playwright's options for WebKit: it starts the bridge as it would start Firefox, which it drives over WebDriver BiDi. */
export const useWebKit = {
  browserName: 'firefox' as const,
  channel: 'moz-firefox',
  launchOptions: { executablePath: fileURLToPath(new URL('bridge.ts', import.meta.url)) },
}
