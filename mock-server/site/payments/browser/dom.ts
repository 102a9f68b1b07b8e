/** Creates an element with properties and children; strings become text, never markup. */
export function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  Object.assign(element, properties)
  element.append(...children)
  return element
}

/** Events that a gateway's frame would keep from the page. */
const KEYS = ['keydown', 'keyup', 'keypress'] as const

/** Creates an element whose shadow root keeps styles and keys apart from the page, as the gateway's frame does. */
export function createShadowHost(name: string, css: string): { host: HTMLElement; shadow: ShadowRoot } {
  const host = document.createElement('div')
  host.dataset['standIn'] = name
  for (const key of KEYS) host.addEventListener(key, (event) => event.stopPropagation())
  const shadow = host.attachShadow({ mode: 'open' })
  // jsdom has no constructed style sheets.
  if ('adoptedStyleSheets' in shadow && 'replaceSync' in CSSStyleSheet.prototype) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    shadow.adoptedStyleSheets = [sheet]
  }
  return { host, shadow }
}
