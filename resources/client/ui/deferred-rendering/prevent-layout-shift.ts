/**
 * Ref callback of an element whose final height is unknown: hides what follows it on the page while it is mounted, so
 * that nothing moves when its content loads. `styles/base.css` has the rule.
 */
export function preventLayoutShift(element: HTMLElement | null): (() => void) | undefined {
  const main = element?.closest('main')
  if (!element || !main) return undefined
  const ancestors = ancestorsIn(main, element)
  const mark = (isPending: boolean) => {
    for (const ancestor of ancestors) ancestor.toggleAttribute('data-layout-pending', isPending)
  }
  mark(true)
  return () => mark(false)
}

/** Returns an element's ancestors up to the parent of the page's main landmark. */
function ancestorsIn(main: Element, { parentElement: parent }: Element): Element[] {
  if (!parent) return []
  return main.contains(parent) ? [parent, ...ancestorsIn(main, parent)] : [parent]
}
