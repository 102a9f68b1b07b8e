import { styleOf } from './styles'

/** A list that is being built, and how Word names it. */
type OpenList = { element: Element; id: string; level: number }

/** Numbers and letters of ordered lists; Word's circle is the letter o. */
const ORDINAL = /^\(?(?:\d+|[a-z]{1,5})[.)]/i
const LIST = /^(\S+)\s+level(\d+)/

/** Removes the marker that Word writes before an item, and returns its text. */
function takeMarker(item: Element): string {
  const marker = [...item.querySelectorAll('span')].find((span) => styleOf(span, 'mso-list') === 'ignore')
  marker?.remove()
  return marker?.textContent.trim() ?? ''
}

/** Makes a list for a marker: in the last item of the list around it, or in place of the paragraph. */
function startList(paragraph: Element, marker: string, parentList: OpenList | undefined): Element {
  const list = paragraph.ownerDocument.createElement(ORDINAL.test(marker) ? 'ol' : 'ul')
  const start = Number.parseInt(marker, 10)
  if (start > 1) list.setAttribute('start', String(start))
  if (parentList) parentList.element.lastElementChild?.append(list)
  else paragraph.before(list)
  return list
}

/** Returns the lists that a paragraph may continue: those right before it, around its level or at it. */
function listsBefore(paragraph: Element, open: readonly OpenList[], id: string, level: number): OpenList[] {
  if (paragraph.previousElementSibling !== open[0]?.element) return []
  return open.filter((list) => list.level < level || (list.level === level && list.id === id))
}

/** Turns the paragraphs that Word and Outlook write for list items into lists. */
export function readWordLists(content: DocumentFragment): void {
  let open: OpenList[] = []
  for (const paragraph of content.querySelectorAll('p, div, h1, h2, h3, h4, h5, h6')) {
    const [, id = '', depth] = LIST.exec(styleOf(paragraph, 'mso-list') ?? '') ?? []
    if (depth === undefined) continue
    const marker = takeMarker(paragraph)
    // A numbered heading stays a heading.
    if (/^H\d/.test(paragraph.nodeName)) continue
    const level = Number(depth)
    open = listsBefore(paragraph, open, id, level)
    const last = open.at(-1)
    const list = last?.level === level ? last.element : startList(paragraph, marker, last)
    if (list !== last?.element) open.push({ element: list, id, level })
    const item = paragraph.ownerDocument.createElement('li')
    item.append(...paragraph.childNodes)
    list.append(item)
    paragraph.remove()
  }
}
