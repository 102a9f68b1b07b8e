import { Mark, type MarkConfig } from '@tiptap/core'

import { attributes } from './attributes'

type Options = Pick<MarkConfig, 'inclusive' | 'addKeyboardShortcuts'> & {
  /** Selectors of the elements; the name of the mark by default. */
  tags?: string[]
  attributes?: string[]
  /** Attributes that every such element has. */
  fixed?: Record<string, string>
}

/** An inline element that SafeHtml allows. */
function mark(name: string, { tags = [name], attributes: names = [], fixed = {}, ...config }: Options = {}) {
  return Mark.create({
    name,
    parseHTML: () => tags.map((tag) => ({ tag })),
    addAttributes: attributes(...names),
    renderHTML: ({ HTMLAttributes }) => [name, { ...HTMLAttributes, ...fixed }, 0],
    ...config,
  })
}

const toggledBy = (name: string, keys: string) =>
  mark(name, {
    tags: [name, ...(SYNONYMS[name] ?? [])],
    addKeyboardShortcuts() {
      return { [keys]: () => this.editor.commands.toggleMark(name) }
    },
  })

/** Elements that look like the ones which replace them. */
const SYNONYMS: Record<string, string[]> = { strong: ['b'], em: ['i'] }

const PLAIN = 'abbr bdi bdo cite del dfn ins kbd mark q s samp small sub sup time var'.split(' ')

/** Elements with attributes other than those of every element. */
const ATTRIBUTES: Record<string, string[]> = { del: ['datetime'], ins: ['datetime'], time: ['datetime'] }

/** Every inline element with content that SafeHtml allows; the first is the outermost. */
export const marks = [
  mark('a', {
    tags: ['a[href]'],
    attributes: ['href', 'target', 'hreflang'],
    fixed: { rel: 'noopener noreferrer' },
    inclusive: false,
  }),
  mark('span', { tags: ['span[dir]', 'span[lang]', 'span[title]'] }),
  ...PLAIN.map((name) => mark(name, { attributes: ATTRIBUTES[name] ?? [] })),
  toggledBy('strong', 'Mod-b'),
  toggledBy('em', 'Mod-i'),
  toggledBy('u', 'Mod-u'),
  toggledBy('code', 'Mod-e'),
]
