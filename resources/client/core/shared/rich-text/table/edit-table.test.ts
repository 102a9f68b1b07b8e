import { EditorState, TextSelection } from '@tiptap/pm/state'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { parseHtml, writeHtml } from '../html-document'
import {
  deleteColumn,
  deleteRow,
  deleteTable,
  insertColumn,
  insertRow,
  repairTables,
  type TableEdit,
} from './edit-table'
import { tablePlace } from './table-place'

/** Edits the table of HTML with the cursor after a text. */
function edited(html: string, text: string, edit: TableEdit): string {
  const doc = parseHtml(html)
  let cursor = 0
  doc.descendants((node, position) => {
    if (node.text?.includes(text)) cursor = position + node.nodeSize
  })
  const state = EditorState.create({ doc, selection: TextSelection.create(doc, cursor) })
  const place = tablePlace(state)
  if (!place) throw new Error(`${text} is in no table`)
  const { doc: after } = edit(state, place)
  after.check()
  return writeHtml(after)
}

const rowOf = (cells: string, name: 'td' | 'th') =>
  `<tr>${[...cells].map((cell) => `<${name}>${cell === '-' ? '' : cell}</${name}>`).join('')}</tr>`
const table = (head: string, ...body: string[]) =>
  `<table>${head && `<thead>${rowOf(head, 'th')}</thead>`}${
    body.length > 0 ? `<tbody>${body.map((cells) => rowOf(cells, 'td')).join('')}</tbody>` : ''
  }</table>`

describe('editing tables', () => {
  it.each<[string, { edit: TableEdit; at: string; html: string; to: string }]>([
    ['a row above', { edit: insertRow('before'), at: 'c', html: table('ab', 'cd'), to: table('ab', '--', 'cd') }],
    ['a row below', { edit: insertRow('after'), at: 'd', html: table('ab', 'cd'), to: table('ab', 'cd', '--') }],
    [
      'a row below the header',
      { edit: insertRow('after'), at: 'a', html: table('ab', 'cd'), to: table('ab', '--', 'cd') },
    ],
    ['a column before', { edit: insertColumn('before'), at: 'c', html: table('ab', 'cd'), to: table('-ab', '-cd') }],
    ['a column after', { edit: insertColumn('after'), at: 'b', html: table('ab', 'cd'), to: table('ab-', 'cd-') }],
    [
      'a column between',
      { edit: insertColumn('after'), at: 'c', html: table('', 'cd', 'ef'), to: table('', 'c-d', 'e-f') },
    ],
  ])('inserts %s', (_, { html, at, edit, to }) => expect(edited(html, at, edit)).toBe(to))

  it.each<[string, { edit: TableEdit; at: string; html: string; to: string }]>([
    ['a row', { edit: deleteRow, at: 'd', html: table('ab', 'cd', 'ef'), to: table('ab', 'ef') }],
    ['the header', { edit: deleteRow, at: 'a', html: table('ab', 'cd'), to: table('', 'cd') }],
    ['the last row, and the table', { edit: deleteRow, at: 'c', html: table('', 'cd'), to: '' }],
    ['a column', { edit: deleteColumn, at: 'd', html: table('ab', 'cd'), to: table('a', 'c') }],
    ['the last column, and the table', { edit: deleteColumn, at: 'c', html: table('a', 'c'), to: '' }],
    ['the table', { edit: deleteTable, at: 'c', html: `<p>x</p>${table('a', 'c')}<p>y</p>`, to: '<p>x</p><p>y</p>' }],
  ])('deletes %s', (_, { html, at, edit, to }) => expect(edited(html, at, edit)).toBe(to))

  it('widens a cell that covers the place of a new column', () => {
    const html = '<table><tbody><tr><td colspan="2">a</td></tr><tr><td>b</td><td>c</td></tr></tbody></table>'
    expect(edited(html, 'b', insertColumn('after'))).toBe(
      '<table><tbody><tr><td colspan="3">a</td></tr><tr><td>b</td><td></td><td>c</td></tr></tbody></table>',
    )
  })

  const edits = [
    insertRow('before'),
    insertRow('after'),
    insertColumn('before'),
    insertColumn('after'),
    deleteRow,
    deleteColumn,
  ]
  const cell = fc.tuple(fc.constantFrom('td', 'th'), fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }))
  const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 })

  it('keeps any table valid, with cells that it lacks added', () => {
    fc.assert(
      fc.property(
        fc.array(rows, { minLength: 1, maxLength: 2 }),
        fc.nat(),
        fc.constantFrom(...edits),
        (parts, at, edit) => {
          const html = parts.map(
            (part) =>
              `<tbody>${part.map((cells) => `<tr>${cells.map(([name, columns, covered]) => `<${name} colspan="${columns}" rowspan="${covered}">x</${name}>`).join('')}</tr>`).join('')}</tbody>`,
          )
          const state = EditorState.create({ doc: parseHtml(`<table>${html.join('')}</table>`) })
          let fixed = state
          repairTables(state, (repairs) => (fixed = fixed.apply(repairs)))
          const cells: number[] = []
          fixed.doc.descendants(({ isTextblock }, position) => void (isTextblock && cells.push(position + 1)))
          const placed = fixed.apply(
            fixed.tr.setSelection(TextSelection.create(fixed.doc, cells[at % cells.length] ?? 0)),
          )
          const place = tablePlace(placed)
          if (place) edit(placed, place).doc.check()
        },
      ),
    )
  })
})
