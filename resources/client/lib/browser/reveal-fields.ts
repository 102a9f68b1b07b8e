const FIELDS = 'input, textarea, [contenteditable]'

/**
 * Scrolls the field that the Tab key reaches clear of the bars that `scroll-padding` makes room for: WebKit reveals only
 * its caret. Returns a function that stops.
 */
export function revealFields(): () => void {
  const reveal = ({ key, target }: KeyboardEvent): void => {
    if (key === 'Tab' && target instanceof Element && target.matches(FIELDS))
      target.scrollIntoView({ block: 'nearest' })
  }
  document.addEventListener('keyup', reveal)
  return () => document.removeEventListener('keyup', reveal)
}
