import { Fragment, type Node, Schema } from '@tiptap/pm/model'

import type { Placeholder } from './placeholder'

const CHIP =
  'rounded-full border border-edge bg-chip px-2.5 py-0.5 font-semibold text-main [&.ProseMirror-selectednode]:outline-2 [&.ProseMirror-selectednode]:outline-primary'

/** A text in which placeholders are single characters: chips. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'inline*', whitespace: 'pre' },
    text: { group: 'inline' },
    placeholder: {
      group: 'inline',
      inline: true,
      atom: true,
      attrs: { raw: { validate: 'string' }, name: { validate: 'string' }, label: { validate: 'string' } },
      leafText: ({ attrs }) => String(attrs['raw']),
      toDOM: ({ attrs }) => [
        'span',
        { class: CHIP, role: 'img', 'aria-label': String(attrs['label']) },
        String(attrs['name']),
      ],
    },
  },
})

/** A placeholder with the name of its chip for screen readers, which tells it from the same words. */
export type LabelledPlaceholder = Pick<Placeholder, 'raw' | 'name'> & { label: string }

/** Reads a text; everything but the placeholder stays text. */
export function contentOf(text: string, { raw, name, label }: LabelledPlaceholder): Fragment {
  const nodes = text
    .split(raw)
    .flatMap((piece, index) => [
      ...(index > 0 ? [schema.node('placeholder', { raw, name, label })] : []),
      ...(piece === '' ? [] : [schema.text(piece)]),
    ])
  return Fragment.from(nodes)
}

/** Reads a text as a whole document. */
export const documentOf = (text: string, placeholder: LabelledPlaceholder): Node =>
  schema.node('doc', null, contentOf(text, placeholder))

/** Writes a document as the text that it was read from. */
export const textOf = (doc: Node): string => doc.textContent
