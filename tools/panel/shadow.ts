import css from './panel.css?inline'

/** Keys typed in the panel must not trigger the site's shortcuts. */
const KEYS = ['keydown', 'keyup', 'keypress'] as const

/** Copies the site's theme; the page `mock` has none and uses the device's. */
function followTheme(host: HTMLElement): void {
  const root = document.documentElement
  if (!root.hasAttribute('data-theme-id')) return
  const copy = () => host.setAttribute('data-theme', root.classList.contains('dark') ? 'dark' : 'light')
  new MutationObserver(copy).observe(root, { attributes: true, attributeFilter: ['class'] })
  copy()
}

/**
 * Creates the element that the panel renders into. Its shadow root keeps the styles of site and panel apart, and its
 * constructed style sheet complies with the site's Content Security Policy.
 */
export function createShadow(parent: HTMLElement): HTMLElement {
  const host = document.createElement('mock-panel')
  // Keeps the panel usable while one of the site's dialogs is open.
  host.setAttribute('data-react-aria-top-layer', 'true')
  followTheme(host)
  for (const key of KEYS) host.addEventListener(key, (event) => event.stopPropagation())
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  shadow.adoptedStyleSheets = [sheet]
  const container = document.createElement('div')
  shadow.append(container)
  parent.append(host)
  return container
}
