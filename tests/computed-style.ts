import { afterAll } from 'vitest'

import { oncePerWindow } from './once-per-window'

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

/** Describes what an element's computed style depends on, but for its ancestors: its tag, inline style and `hidden`. */
const lookOf = (element: Element, pseudo?: string | null) =>
  [element.tagName, element.getAttribute('style'), element.hasAttribute('hidden'), pseudo].join()

/**
 * Computes visibility from elements and their inline styles: tests load no style sheet, and for each query jsdom would
 * match its default one with every ancestor. Other properties come from jsdom, once for elements of a file that look the
 * same.
 */
export function computeStylesQuickly(): void {
  const known = oncePerWindow('quick styles', () => {
    const getComputedStyle = window.getComputedStyle.bind(window)
    const defaultDisplay = createDefaultDisplay(getComputedStyle)
    const known = new Map<string, CSSStyleDeclaration>()
    const quick = new Map<PropertyKey, (element: Element) => string>([
      ['display', (element) => inline(element, 'display') || defaultDisplay(element)],
      ['visibility', (element) => inherited(element, 'visibility', 'visible')],
      ['pointerEvents', (element) => inherited(element, 'pointer-events', 'auto')],
      ['pointer-events', (element) => inherited(element, 'pointer-events', 'auto')],
    ])

    const complete = (element: Element, pseudo?: string | null) => {
      const look = lookOf(element, pseudo)
      const style = known.get(look) ?? getComputedStyle(element, pseudo)
      known.set(look, style)
      return style
    }

    window.getComputedStyle = (element, pseudo) => {
      const getPropertyValue = (name: string) =>
        quick.get(name)?.(element) ?? complete(element, pseudo).getPropertyValue(name)
      return new Proxy<CSSStyleDeclaration>({} as CSSStyleDeclaration, {
        get(_, key): unknown {
          if (key === 'getPropertyValue') return getPropertyValue
          const read = quick.get(key)
          if (read) return read(element)
          const style = complete(element, pseudo)
          const value: unknown = Reflect.get(style, key)
          return typeof value === 'function' ? value.bind(style) : value
        },
      })
    }
    return known
  })
  // A style keeps its element, and with it the page.
  afterAll(() => known.clear())
}
