/**
 * Ref callback of an element whose final height is unknown: hides what follows it on the page while it is mounted, so
 * that nothing moves when its content loads. `styles/base.css` has the rule.
 */
export function holdRest(element: HTMLElement): () => void {
  const around = ancestorsInMain(element)
  for (const ancestor of around) ancestor.toggleAttribute('data-holds-rest', true)
  return () => {
    for (const ancestor of around) ancestor.removeAttribute('data-holds-rest')
  }
}

/** Returns the ancestors of an element up to the page's main landmark; none outside of it. */
function ancestorsInMain(element: HTMLElement): Element[] {
  const main = element.closest('main')
  const found: Element[] = []
  if (!main) return found
  for (let at: Element | null = element.parentElement; at && main.contains(at); at = at.parentElement) found.push(at)
  return found
}
