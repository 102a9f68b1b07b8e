import type { EditorState } from '@tiptap/pm/state'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { contentOf, documentOf, textOf } from './placeholder-document'
import { stateOf } from './placeholder-state'

const raw = '{{channel.restriction.display_name}}'
const placeholder = { raw, name: 'Name of the genre', label: 'Placeholder: Name of the genre' }
const text = fc
  .array(
    fc.oneof(
      fc.constant(raw),
      fc.constantFrom('{{', '}}', '{{user.name}}', raw.slice(0, -1), ' ', '\n', 'ā', '<b>', '🎵'),
      fc.string({ unit: 'binary' }),
    ),
  )
  .map((pieces) => pieces.join(''))

const chipsIn = (state: EditorState): number => {
  let count = 0
  state.doc.forEach(({ isText }) => (count += isText ? 0 : 1))
  return count
}

describe('a text with placeholders', () => {
  it('writes exactly the text that was read', () => {
    fc.assert(
      fc.property(text, (written) => {
        expect(textOf(documentOf(written, placeholder))).toBe(written)
      }),
    )
  })

  it('makes a chip of each placeholder, and of nothing else', () => {
    const options = { placeholder, isMultiline: true }
    fc.assert(
      fc.property(text, (written) => {
        expect(chipsIn(stateOf(written, options))).toBe(written.split(raw).length - 1)
      }),
    )
  })

  it('keeps its characters when a typed or pasted text completes a placeholder', () => {
    fc.assert(
      fc.property(text, text, fc.nat(), (before, typed, place) => {
        const state = stateOf(before, { placeholder, isMultiline: true })
        const position = place % (state.doc.content.size + 1)
        const expected = textOf(state.tr.replaceWith(position, position, contentOf(typed, placeholder)).doc)
        const after = typed === '' ? state : state.apply(state.tr.insertText(typed, position))
        expect(textOf(after.doc)).toBe(expected)
        expect(chipsIn(after)).toBe(expected.split(raw).length - 1)
      }),
    )
  })
})
