import { expect, it } from 'vitest'

import { createTable } from './table'

const seed = Object.freeze([
  { id: 1, name: 'Saule' },
  { id: 7, name: 'Mēness' },
])

it('changes its own rows but not the shared seed', () => {
  const table = createTable(seed)
  const other = createTable(seed)
  table.update(1, { name: 'Auseklis' })
  table.insert({ id: table.nextId(), name: 'Zvaigzne' })
  table.remove(7)

  expect(table.all()).toEqual([
    { id: 1, name: 'Auseklis' },
    { id: 8, name: 'Zvaigzne' },
  ])
  expect(other.all()).toEqual(seed)
  expect(other.get(1)).toEqual({ id: 1, name: 'Saule' })
})

it('throws when updating a missing row', () => {
  expect(() => createTable(seed).update(2, { name: 'Nekas' })).toThrow('no row 2')
  expect(createTable(seed).remove(2)).toBe(false)
})

it('starts ids of an empty table at 1', () => {
  expect(createTable<{ id: number }>([]).nextId()).toBe(1)
})
