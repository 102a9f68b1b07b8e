const inline = (element: Element, property: string): string =>
  element instanceof HTMLElement && element.hasAttribute('style') ? element.style.getPropertyValue(property) : ''

/** Returns the nearest inline value of an inherited property. */
function inherited(element: Element, property: string, initial: string): string {
  for (let current: Element | null = element; current; current = current.parentElement) {
    const value = inline(current, property)
    if (value !== '' && value !== 'inherit') return value
  }
  return initial
}

/** Attributes that the browser's own style sheet turns into a display value. */
const DISPLAY_ATTRIBUTES = ['hidden', 'open']

/** Returns an element's display value without the page's style sheets; jsdom computes each kind of element once. */
function createDefaultDisplay(getComputedStyle: typeof window.getComputedStyle) {
  const known = new Map<string, string>()
  return (element: Element): string => {
    const { namespaceURI, localName } = element
    const attributes = DISPLAY_ATTRIBUTES.filter((name) => element.hasAttribute(name))
    const kind = [namespaceURI, localName, ...attributes].join(' ')
    const display = known.get(kind)
    if (display !== undefined) return display
    const plain = document.createElementNS(namespaceURI, localName)
    for (const name of attributes) plain.setAttribute(name, '')
    const computed = getComputedStyle(plain).display
    known.set(kind, computed)
    return computed
  }
}

/**
 * Computes visibility from elements and their inline styles: tests load no style sheet, and for each query jsdom would
 * match its default one with every ancestor. Other properties come from jsdom.
 */
export function computeStylesQuickly(): void {
  const getComputedStyle = window.getComputedStyle.bind(window)
  const defaultDisplay = createDefaultDisplay(getComputedStyle)
  const quick = new Map<PropertyKey, (element: Element) => string>([
    ['display', (element) => inline(element, 'display') || defaultDisplay(element)],
    ['visibility', (element) => inherited(element, 'visibility', 'visible')],
    ['pointerEvents', (element) => inherited(element, 'pointer-events', 'auto')],
    ['pointer-events', (element) => inherited(element, 'pointer-events', 'auto')],
  ])

  window.getComputedStyle = (element, pseudo) => {
    let full: CSSStyleDeclaration | undefined
    const complete = () => (full ??= getComputedStyle(element, pseudo))
    const getPropertyValue = (name: string) => quick.get(name)?.(element) ?? complete().getPropertyValue(name)
    return new Proxy<CSSStyleDeclaration>({} as CSSStyleDeclaration, {
      get(_, key): unknown {
        if (key === 'getPropertyValue') return getPropertyValue
        const read = quick.get(key)
        if (read) return read(element)
        const value: unknown = Reflect.get(complete(), key)
        return typeof value === 'function' ? value.bind(complete()) : value
      },
    })
  }
}
