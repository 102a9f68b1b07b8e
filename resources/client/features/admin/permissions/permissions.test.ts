import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { OfferedPermission } from '@/contract/permission-list'

import { originsOf, ownPermissions, type Grantor } from './permission-origins'
import { permissionsBodyOf, pickedFrom, pickedFromBody, withPermission, withRestriction } from './picked-permissions'

const offered = ['a', 'b', 'c'].map((name, index): OfferedPermission => ({
  id: index + 1,
  name,
  restrictions: [],
  description: null,
  group: null,
}))
const granted = (name: string, value?: number | null) => ({
  name,
  restrictions: value === undefined ? [] : [{ name: 'count', value }],
})

describe('picked permissions', () => {
  it('finds the id of a permission by its name, and keeps one that is not offered', () => {
    const picked = pickedFrom([granted('b', 3), { id: 99, ...granted('old') }], offered)
    expect(permissionsBodyOf(picked)).toEqual([
      { id: 2, restrictions: [{ name: 'count', value: 3 }] },
      { id: 99, restrictions: [] },
    ])
  })

  it('leaves out an unlimited restriction', () => {
    const picked = withRestriction(withPermission(new Map(), 1, true), 1, 'count', null)
    expect(permissionsBodyOf(picked)).toEqual([{ id: 1, restrictions: [] }])
  })

  it('survives a draft', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.record({ id: fc.nat(), value: fc.nat() }), { selector: ({ id }) => id }),
        (rows) => {
          const body = rows.map(({ id, value }) => ({ id, restrictions: [{ name: 'count', value }] }))
          expect(permissionsBodyOf(pickedFromBody(body))).toEqual(body)
        },
      ),
    )
  })
})

describe('permission origins', () => {
  const role: Grantor = { type: 'role', name: 'users', permissions: [granted('a'), granted('b', 1)] }

  it('drops what a role grants with the same limits, and keeps the user’s own limit', () => {
    const own = ownPermissions([granted('a'), granted('b', 5), granted('c')], [role])
    expect(own.map(({ name }) => name)).toEqual(['b', 'c'])
  })

  it('names every origin of a permission', () => {
    const plan: Grantor = { type: 'plan', name: 'Ģimenei', permissions: [granted('a')] }
    expect(originsOf([role, plan]).get('a')).toEqual([
      { type: 'role', name: 'users' },
      { type: 'plan', name: 'Ģimenei' },
    ])
  })
})
