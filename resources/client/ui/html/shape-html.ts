const HEADINGS = 'h1, h2, h3, h4, h5, h6'
const LOWEST = 6

const levelOf = (heading: Element): number => Number(heading.localName.slice(1))

/**
 * Renames headings so that the highest has the level `first`, and none is skipped: the screen has an `<h1>` already.
 */
function shiftHeadings(content: DocumentFragment, first: number): void {
  const headings = [...content.querySelectorAll(HEADINGS)]
  const levels = [...new Set(headings.map(levelOf))].toSorted((a, b) => a - b)
  for (const heading of headings) {
    const name = `h${Math.min(LOWEST, first + levels.indexOf(levelOf(heading)))}`
    if (name !== heading.localName) rename(heading, name)
  }
}

function rename(element: Element, name: string): void {
  const renamed = document.createElement(name)
  for (const attribute of element.attributes) renamed.setAttribute(attribute.name, attribute.value)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

/** Class of the box in which a wide table scrolls (styles/prose.css). */
const SCROLLER = 'prose-scroller'

/** Puts each table in a box in which it can scroll sideways; nested tables scroll with the outer one. */
function wrapTables(content: DocumentFragment): void {
  for (const table of content.querySelectorAll('table')) {
    if (table.parentElement?.closest('table')) continue
    const box = document.createElement('div')
    box.className = SCROLLER
    table.replaceWith(box)
    box.append(table)
  }
}

/** Shapes sanitized HTML for reading: tables that scroll, images that load when they come near, headings in order. */
export function shapeHtml(content: DocumentFragment, firstHeading?: number): DocumentFragment {
  if (firstHeading !== undefined) shiftHeadings(content, firstHeading)
  wrapTables(content)
  for (const image of content.querySelectorAll('img')) {
    image.setAttribute('loading', 'lazy')
    image.setAttribute('decoding', 'async')
  }
  return content
}

/**
 * Makes tables that are too wide reachable by keyboard, named by their caption or else `name`. Returns a function that
 * stops it.
 */
export function watchScrollers(container: Element, name: string): () => void {
  const observer = new ResizeObserver((entries) => entries.forEach(({ target }) => markScroller(target, name)))
  for (const box of container.querySelectorAll(`.${SCROLLER}`)) observer.observe(box)
  return () => observer.disconnect()
}

function markScroller(box: Element, name: string): void {
  const label = box.querySelector('caption')?.textContent.trim() || name
  const marks = { tabindex: '0', role: 'region', 'aria-label': label }
  const isWide = box.scrollWidth > box.clientWidth
  for (const [attribute, value] of Object.entries(marks)) {
    if (isWide) box.setAttribute(attribute, value)
    else box.removeAttribute(attribute)
  }
}
