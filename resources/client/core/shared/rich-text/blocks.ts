import { Node, type NodeConfig } from '@tiptap/core'

import { attributes } from './attributes'

type Options = Omit<NodeConfig, 'name'> & { tag?: string; attributes?: string[]; context?: string }

/** An element that SafeHtml allows; it is named like its tag unless `tag` differs. */
function element(name: string, { tag = name, attributes: names = [], context, ...config }: Options) {
  return Node.create({
    name,
    parseHTML: () => [
      {
        tag,
        ...(context !== undefined && { context, priority: 60 }),
        ...(config.whitespace === 'pre' && { preserveWhitespace: 'full' as const }),
      },
    ],
    addAttributes: attributes(...names),
    renderHTML: ({ HTMLAttributes }) =>
      config.content === undefined ? [tagOf(tag), HTMLAttributes] : [tagOf(tag), HTMLAttributes, 0],
    ...config,
  })
}

/** Name of the element that a selector finds. */
const tagOf = (selector: string): string => selector.replace(/\[.*/, '')

const block = (name: string, content: string, config: Options = {}) =>
  element(name, { group: 'block', content, ...config })

/** An element that is only allowed in the one that names it in its content. */
const part = (name: string, content: string, config: Options = {}) => element(name, { content, ...config })

const IMAGE = { tag: 'img[src]', attributes: ['src', 'alt', 'width', 'height'], draggable: true }

const CELL = { isolating: true, attributes: ['colspan', 'rowspan', 'headers', 'width', 'height'] }

/** Text blocks, first of all the paragraph, which the editor makes by default. */
const texts = [
  block('p', 'inline*'),
  ...[1, 2, 3, 4, 5, 6].map((level) => block(`h${level}`, 'inline*', { defining: true })),
  block('pre', 'inline*', { code: true, defining: true, whitespace: 'pre' }),
]

const containers = [
  block('blockquote', 'block+', { defining: true }),
  block('div', 'block+'),
  block('figure', '(figureImage | figcaption | block)+', { marks: '_' }),
  part('figcaption', 'inline*'),
]

const lists = [
  block('ul', 'li+', { group: 'block list' }),
  block('ol', 'li+', { group: 'block list', attributes: ['start', 'reversed'] }),
  part('li', 'block+', {
    defining: true,
    addKeyboardShortcuts() {
      return {
        Enter: () => this.editor.commands.splitListItem('li'),
        'Mod-]': () => this.editor.commands.sinkListItem('li'),
        'Mod-[': () => this.editor.commands.liftListItem('li'),
      }
    },
  }),
  block('dl', '(dt | dd)+'),
  part('dt', 'inline*'),
  part('dd', 'block+'),
]

const tables = [
  block('table', 'caption? colgroup* (thead | tbody | tfoot)+', { isolating: true }),
  part('caption', 'inline*', { isolating: true }),
  part('colgroup', 'col*', { attributes: ['span'] }),
  element('col', { attributes: ['span', 'width'] }),
  ...['thead', 'tbody', 'tfoot'].map((name) => part(name, 'tr+')),
  part('tr', '(td | th)+'),
  part('td', 'block+', CELL),
  part('th', 'block+', { ...CELL, attributes: [...CELL.attributes, 'scope'] }),
]

const leaves = [
  element('hr', { group: 'block' }),
  element('figureImage', { ...IMAGE, context: 'figure/' }),
  element('image', { ...IMAGE, group: 'inline', inline: true }),
  element('wbr', { group: 'inline', inline: true, selectable: false }),
  element('br', {
    group: 'inline',
    inline: true,
    selectable: false,
    addKeyboardShortcuts() {
      return { 'Shift-Enter': () => this.editor.commands.insertContent({ type: 'br' }) }
    },
  }),
]

/** Every block and every element without content that SafeHtml allows. */
export const blocks = [...texts, ...containers, ...lists, ...tables, ...leaves]
