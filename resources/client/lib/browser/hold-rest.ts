/**
 * Ref callback of an element whose final height is unknown: hides what follows it on the page while it is mounted, so
 * that nothing moves when its content loads. `styles/base.css` has the rule.
 */
export function holdRest(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined
  const around = ancestorsIn(element.closest('main'), element)
  for (const ancestor of around) ancestor.toggleAttribute('data-holds-rest', true)
  return () => {
    for (const ancestor of around) ancestor.removeAttribute('data-holds-rest')
  }
}

/** Returns an element's ancestors up to the parent of the page's main landmark; none outside of it. */
function ancestorsIn(main: Element | null, { parentElement: parent }: Element): Element[] {
  if (!main || !parent) return []
  return main.contains(parent) ? [parent, ...ancestorsIn(main, parent)] : [parent]
}
