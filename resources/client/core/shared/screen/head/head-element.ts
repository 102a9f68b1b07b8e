import type { HeadTag } from './allowed-tags'

/** Creates the element of a tag. */
export function headElement({ tag, attributes, text }: HeadTag): HTMLElement {
  const element = tag === 'script' ? dataBlock() : document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  if (text !== undefined) element.append(text)
  return element
}

/**
 * Creates a script element that never runs, for structured data. Trusted Types check the text of every other inserted
 * script, even of one that is only data. A clone of a script that has run counts as run, so its text is not checked.
 */
function dataBlock(): HTMLElement {
  const hasRun = document.querySelector('script[type=module][src]')
  const clone = hasRun?.cloneNode()
  if (!(clone instanceof HTMLScriptElement)) return document.createElement('script')
  for (const name of clone.getAttributeNames()) clone.removeAttribute(name)
  return clone
}
