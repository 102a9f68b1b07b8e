import type { Attribute } from '@tiptap/core'

/** Attributes of every element that SafeHtml allows. */
const GLOBAL = ['dir', 'lang', 'title']

/** An image without alternative text is decorative, as in SafeHtml. */
const DEFAULTS: Record<string, string> = { alt: '' }

/** How many columns and rows a cell covers: numbers, with which tables are edited. One is the default, and not written. */
const SPANS = ['colspan', 'rowspan']

/** Limit of HTML for columns; a table of more would freeze the page. */
const MOST_COLUMNS = 1000

function span(name: string): Partial<Attribute> {
  return {
    default: 1,
    parseHTML: (element) => {
      const count = Number(element.getAttribute(name))
      return Number.isInteger(count) && count > 0 && count <= MOST_COLUMNS ? count : 1
    },
    renderHTML: ({ [name]: count }) => (count === 1 ? {} : { [name]: String(count) }),
  }
}

function verbatim(name: string): Partial<Attribute> {
  const absent = DEFAULTS[name] ?? null
  return { default: absent, parseHTML: (element) => element.getAttribute(name) ?? absent }
}

/** Reads and writes these attributes, and those of every element, as they are. */
export const attributes =
  (...names: string[]) =>
  (): Record<string, Partial<Attribute>> =>
    Object.fromEntries([...GLOBAL, ...names].map((name) => [name, SPANS.includes(name) ? span(name) : verbatim(name)]))
