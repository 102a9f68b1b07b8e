import { removedMarkup, sanitizeHtml } from '@/ui/html/sanitize-html'

import { parseHtml, writeHtml } from './html-document'
import { marks } from './marks'

/** Names of inline elements and their synonyms. */
const INLINE = new Set([...marks.map(({ name }) => name), 'b', 'i'])

/** Elements that are invisible without attributes. */
const INVISIBLE = new Set(['p', 'a', 'span'])

const SYNONYMS: Record<string, string> = { b: 'strong', i: 'em' }

/** A part of HTML that an editor must keep: the element's name, and its attributes and place. */
type MarkupPart = { name: string; detail: string }

/** Attributes that visitors don't notice: the editor writes `rel` itself, and every cell covers one column and row. */
const isMeaningless = (name: string, value: string | null): boolean =>
  name === 'rel' || (value === '1' && (name === 'colspan' || name === 'rowspan'))

const attributesOf = (element: Element): string =>
  element
    .getAttributeNames()
    .filter((name) => !isMeaningless(name, element.getAttribute(name)))
    .toSorted()
    .map((name) => `${name}=${element.getAttribute(name)}`)
    .join(' ')

/** Text without white space, which varies between blocks. */
const solid = (text: string): string => text.replaceAll(/[ \t\r\n\f]+/g, '')

/** Lists where each block is, counted in characters, and which text each inline element covers. */
function partsOf(content: Node): MarkupPart[] {
  const parts: MarkupPart[] = []
  const covered = new Map<string, MarkupPart>()
  let text = ''

  function cover(names: ReadonlySet<string>, added: string): void {
    if (added === '') return
    text += added
    for (const key of names) {
      const part = covered.get(key) ?? { name: key.split(' ')[0] ?? '', detail: `${key}: ` }
      covered.set(key, { ...part, detail: part.detail + added })
    }
  }
  function visit(parent: Node, within: ReadonlySet<string>): void {
    for (const node of parent.childNodes) {
      if (node instanceof Element) visitElement(node, within)
      else cover(within, solid(node.textContent ?? ''))
    }
  }
  function visitElement(element: Element, within: ReadonlySet<string>): void {
    const name = SYNONYMS[element.localName] ?? element.localName
    const attributes = attributesOf(element)
    const start = text.length
    if (name === 'img') cover(within, '\uFFFC')
    if (INVISIBLE.has(name) && attributes === '') visit(element, within)
    else if (INLINE.has(name)) visit(element, new Set([...within, `${name} ${attributes}`]))
    else {
      visit(element, within)
      parts.push({ name, detail: `${attributes} ${start}-${text.length}` })
    }
  }
  visit(content, new Set())
  return [{ name: 'text', detail: text }, ...parts, ...covered.values()]
}

const keyOf = ({ name, detail }: MarkupPart): string => `${name} ${detail}`

/** Returns the parts that the other list does not have as often. */
function without(parts: readonly MarkupPart[], others: readonly MarkupPart[]): MarkupPart[] {
  const keys = others.map(keyOf)
  return parts.filter((part) => {
    const index = keys.indexOf(keyOf(part))
    if (index !== -1) keys.splice(index, 1)
    return index === -1
  })
}

/** Names what the visual editor would change in untrusted HTML: what visitors do not see, and what it cannot show. */
export function lostMarkup(html: string): string[] {
  const before = partsOf(sanitizeHtml(html))
  const after = partsOf(sanitizeHtml(writeHtml(parseHtml(html))))
  const changed = [...without(before, after), ...without(after, before)]
  return [...new Set([...removedMarkup(html), ...changed.map(({ name }) => name)])]
}
