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

/**
 * Answers `matches` for simple selectors without jsdom's selector engine: to find the role of one element, Testing
 * Library asks for about a hundred.
 */
export function matchSimpleSelectorsQuickly(): void {
  oncePerWindow('quick selectors', () => {
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
