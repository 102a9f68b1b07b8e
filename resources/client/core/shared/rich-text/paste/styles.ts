type TextStyle = {
  /** Element that has the look. */
  name: string
  /** Other elements with the same look. */
  same: string
  properties: string[]
  on: RegExp
  /** Values that remove the element's own look. */
  off?: RegExp
}

/** Headings and header cells are bold by default. */
const BOLD = 'b, strong, h1, h2, h3, h4, h5, h6, th'
const LINES = ['text-decoration', 'text-decoration-line']

/** Looks that programs write as styles; the first becomes the outermost element. */
const LOOKS: readonly TextStyle[] = [
  { name: 'strong', same: BOLD, properties: ['font-weight'], on: /^(?:bold|[6-9]00)/, off: /^(?:normal|[1-5]00)$/ },
  { name: 'em', same: 'i, em', properties: ['font-style'], on: /^(?:italic|oblique)/, off: /^normal$/ },
  { name: 'u', same: 'u, ins, a', properties: LINES, on: /underline/ },
  { name: 's', same: 's, del', properties: LINES, on: /line-through/ },
  { name: 'sup', same: 'sup', properties: ['vertical-align'], on: /^super$/ },
  { name: 'sub', same: 'sub', properties: ['vertical-align'], on: /^sub$/ },
]

const UNDOABLE = new Set(['B', 'STRONG', 'I', 'EM'])
const INLINE = 'span[style], b[style], strong[style], i[style], em[style], u[style], s[style], a[style]'

/** Returns the value of an inline style, in lower case; undefined without it. */
export function styleOf(element: Element, property: string): string | undefined {
  for (const declaration of (element.getAttribute('style') ?? '').toLowerCase().split(';')) {
    const [name = '', ...value] = declaration.split(':')
    if (name.trim() === property) return value.join(':').trim()
  }
  return undefined
}

function apply(element: Element, { name, same, properties, on, off }: TextStyle): void {
  const value = properties.map((property) => styleOf(element, property)).find((found) => found !== undefined)
  if (value === undefined) return
  if (off?.test(value) && UNDOABLE.has(element.nodeName) && element.matches(same)) {
    element.replaceWith(...element.childNodes)
  } else if (on.test(value) && !element.closest(same)) {
    const mark = element.ownerDocument.createElement(name)
    mark.append(...element.childNodes)
    element.append(mark)
  }
}

/** Turns bold, italic and other looks that are written as styles into their elements. */
export function readStyles(content: DocumentFragment): void {
  for (const struck of content.querySelectorAll('strike')) {
    const s = struck.ownerDocument.createElement('s')
    s.append(...struck.childNodes)
    struck.replaceWith(s)
  }
  for (const element of content.querySelectorAll(INLINE)) {
    for (const look of LOOKS.toReversed()) apply(element, look)
  }
}
