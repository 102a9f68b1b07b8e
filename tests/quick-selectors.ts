import { oncePerWindow } from './once-per-window'

type Test = (element: Element) => boolean

const SIMPLE = /^([a-z][a-z\d]*)((?:\[[\w-]+(?:="[^"\]]*")?\]|:not\(\[[\w-]+(?:="[^"\]]*")?\]\))*)$/
const CONDITION = /(:not\()?\[([\w-]+)(?:="([^"\]]*)")?\]/g

/** Compiles a tag with conditions on its attributes, whose values React writes in lower case; jsdom matches the rest. */
function compile(selector: string): Test | undefined {
  const [, tag, rest = ''] = SIMPLE.exec(selector) ?? []
  if (tag === undefined) return undefined
  const conditions = [...rest.matchAll(CONDITION)].map(([, not, name = '', value]): Test => {
    const isPositive = not === undefined
    return value === undefined
      ? (element) => element.hasAttribute(name) === isPositive
      : (element) => (element.getAttribute(name) === value) === isPositive
  })
  return (element) => element.localName === tag && conditions.every((holds) => holds(element))
}

const BY_ID = /^\[id="([^"\\\]]+)"\]$/

/** Finds an element by its id below another one; undefined where jsdom must search: outside the document, or for a repeated id. */
function byId(parent: Element, selector: string): Element | null | undefined {
  const [, id] = BY_ID.exec(selector) ?? []
  const root = parent.getRootNode()
  if (id === undefined || !(root instanceof Document)) return undefined
  const found = root.getElementById(id)
  return !found || (found !== parent && parent.contains(found)) ? found : undefined
}

/**
 * Answers `querySelector` for an id without jsdom's selector engine: to find a field by its label, Testing Library asks
 * for the label of each element of the page.
 */
function findIdsQuickly(): void {
  const { querySelector } = Element.prototype
  Object.assign(Element.prototype, {
    querySelector(this: Element, selector: string): Element | null {
      const found = byId(this, selector)
      return found === undefined ? querySelector.call(this, selector) : found
    },
  })
}

/**
 * Answers `matches` for simple selectors without jsdom's selector engine: to find the role of one element, Testing
 * Library asks for about a hundred.
 */
export function matchSimpleSelectorsQuickly(): void {
  oncePerWindow('quick selectors', () => {
    findIdsQuickly()
    const { matches } = Element.prototype
    const tests = new Map<string, Test>()
    const testOf = (selector: string): Test => {
      const test = tests.get(selector) ?? compile(selector) ?? ((element) => matches.call(element, selector))
      tests.set(selector, test)
      return test
    }
    Object.assign(Element.prototype, {
      matches(this: Element, selector: string): boolean {
        return testOf(selector)(this)
      },
    })
  })
}
