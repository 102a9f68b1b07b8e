import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { OfferedPermission } from '@/contract/shapes/permission-list'
import { translationOf } from '@/core/platform/i18n/translation'
import { offeredPermissions } from '@mock/rules/permissions/offered-permissions'

import { rightTexts, splitName, thingName } from './permission-names'
import { originsOf, ownPermissions, type Grantor } from './permission-origins'
import { thingsOf } from './permission-things'
import { permissionsBodyOf, pickedFrom, pickedFromBody, withPermission, withRestriction } from './picked-permissions'

const offeredList = ['a', 'b', 'c'].map((name, index): OfferedPermission => ({
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
    const picked = pickedFrom([granted('b', 3), { id: 99, ...granted('old') }], offeredList)
    expect(permissionsBodyOf(picked)).toEqual([
      { id: 2, restrictions: [{ name: 'count', value: 3 }] },
      { id: 99, restrictions: [] },
    ])
  })

  it('leaves out an unlimited restriction', () => {
    const picked = withRestriction(withPermission(new Map(), 1, true), 1, 'count', null)
    expect(permissionsBodyOf(picked)).toEqual([{ id: 1, restrictions: [] }])
  })

  it('round-trips through a draft', () => {
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

  const plan: Grantor = {
    type: 'plan',
    name: 'Ģimenei',
    permissions: [{ name: 'b', restrictions: [{ name: 'count', value: 3 }] }],
  }
  const limited = (name: string, ...limits: [string, number | string | boolean | null][]) => ({
    name,
    restrictions: limits.map(([restriction, value]) => ({ name: restriction, value })),
  })

  it.each([
    ['a permission that only a role grants', [granted('a')], [role], []],
    ['a permission of the user', [granted('a'), granted('c')], [role], [granted('c')]],
    ['an own limit in place of the role’s', [granted('b', 5)], [role], [granted('b', 5)]],
    ['the plan’s limit in place of the role’s', [granted('b', 3)], [role, plan], []],
    ['the role’s limit as an own one beside the plan’s', [granted('b', 1)], [role, plan], [granted('b', 1)]],
    [
      'limits of several roles, merged by name',
      [limited('b', ['count', 1], ['minutes', 60])],
      [role, { ...role, name: 'artists', permissions: [limited('b', ['minutes', 60])] }],
      [],
    ],
    [
      'an own limit beside a role’s other one',
      [limited('b', ['count', 1], ['minutes', 60])],
      [role],
      [limited('b', ['minutes', 60])],
    ],
    ['a limit that the server sends as text', [limited('b', ['count', '1'])], [role], []],
    ['an absent limit that the server sends as null', [limited('a', ['count', null])], [role], []],
  ])('distinguishes %s', (_, merged, grantors, own) => {
    expect(ownPermissions(merged, grantors)).toEqual(own)
  })

  it('names every origin of a permission', () => {
    expect(originsOf([role, { ...plan, permissions: [granted('a')] }]).get('a')).toEqual([
      { type: 'role', name: 'users' },
      { type: 'plan', name: 'Ģimenei' },
    ])
  })
})

describe('permission names', () => {
  const english = translationOf('en', {})
  const named = (name: string, display_name = 'The server’s name', description = 'The server’s description') =>
    rightTexts({ name, display_name, description }, english)

  it.each(offeredPermissions)('names $name in words of our own', ({ name }) => {
    const { thing } = splitName(name)
    expect(thingName(thing, english)).not.toBe(thing)
    expect(named(name)).not.toHaveProperty('description')
  })

  it.each([
    ['an unknown right', 'music.transpose'],
    ['an unknown thing', 'podcasts.view'],
    ['an unknown name without a dot', 'podcasts'],
    ['a name of an object’s property', 'constructor.view'],
  ])('keeps the server’s texts of %s', (_, name) => {
    expect(named(name)).toEqual({ label: 'The server’s name', description: 'The server’s description' })
    expect(rightTexts({ name, display_name: '', description: null }, english).label).not.toBe('')
  })

  it('gives the rights that most things have their columns, and lists every permission once', () => {
    const offered = ['a.play', 'a.delete', 'b.view', 'a.view', 'admin'].map((name, id): OfferedPermission => ({
      id,
      name,
      restrictions: [],
      description: null,
      group: null,
    }))
    const names = thingsOf(offered).map(({ thing, common, others }) => ({
      thing,
      common: [...common].map(([right, { name }]) => [right, name]),
      others: others.map(({ name }) => name),
    }))
    expect(names).toEqual([
      {
        thing: 'a',
        common: [
          ['view', 'a.view'],
          ['delete', 'a.delete'],
        ],
        others: ['a.play'],
      },
      { thing: 'b', common: [['view', 'b.view']], others: [] },
      { thing: 'admin', common: [], others: ['admin'] },
    ])
  })
})
