import type { JSONContent } from '@tiptap/core'
import { DOMParser, DOMSerializer, type Node } from '@tiptap/pm/model'

import { sanitizeHtml } from '@/ui/html/sanitize-html'

import { htmlSchema } from './html-extensions'

/** Parses untrusted HTML as a document; anything outside the schema is dropped. */
export const parseHtml = (html: string): Node => DOMParser.fromSchema(htmlSchema).parse(sanitizeHtml(html))

/** Parses untrusted HTML as editor content. */
export const contentOf = (html: string): JSONContent => parseHtml(html).toJSON() as JSONContent

/** Elements whose only text needs no paragraph: `<li>text</li>`. */
const TIGHT = 'li, dd, td, th, div'

/** Whether an element has one paragraph at its beginning, followed only by lists. */
function isTight(parent: Element): boolean {
  const [first, ...others] = parent.children
  if (first?.localName !== 'p' || first.attributes.length > 0) return false
  return others.length === 0 || (first.hasChildNodes() && others.every(({ localName }) => /^[uo]l$/.test(localName)))
}

/** Writes a document as HTML; empty for one without content. Its elements are made in a document that loads no image. */
export function writeHtml(doc: Node): string {
  const inert = document.implementation.createHTMLDocument()
  const box = inert.createElement('div')
  DOMSerializer.fromSchema(doc.type.schema).serializeFragment(doc.content, { document: inert }, box)
  for (const parent of box.querySelectorAll(TIGHT)) {
    if (isTight(parent)) parent.firstElementChild?.replaceWith(...(parent.firstElementChild.childNodes ?? []))
  }
  // The HTML parser drops the first line break of a `<pre>`.
  for (const pre of box.querySelectorAll('pre')) if (pre.textContent.startsWith('\n')) pre.prepend('\n')
  return box.innerHTML === '<p></p>' ? '' : box.innerHTML
}
