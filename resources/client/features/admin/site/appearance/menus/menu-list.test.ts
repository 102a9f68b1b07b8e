import { describe, expect, it } from 'vitest'

import { type Appearance, appearanceSchema } from '../draft/appearance'
import { merge } from '../draft/merge'
import { isReadable } from '../draft/stored-rows'
import { copyOf, type EditedMenu, editedMenusSchema, newItem, storedMenus } from './edited-menus'
import { conditionsOf, settingsOf } from './item/conditions'
import { addItem, moveItemTo, neighbourOf, orderItems, removeItem } from './menu-list'
import { findPlace, placeOf, placeOfMenuSetting } from './menu-place'

const menusOf = (...rows: unknown[]): EditedMenu[] => editedMenusSchema.parse(rows)
const row = (id: unknown, ...ids: unknown[]) => ({ id, name: String(id), items: ids.map((item) => ({ id: item })) })

describe('menus of the settings', () => {
  it('gives the same ids in every parse, also if the server sends none or some twice', () => {
    const sent = [row(1, 'a', 'a', null), row(undefined), row('1')]
    const menus = menusOf(...sent)
    expect(menus.map(({ id }) => id)).toEqual([1, 'menu-1', 'menu-2'])
    expect(menus[0]?.items.map(({ id }) => id)).toEqual(['a', 'item-1', 'item-2'])
    expect(menusOf(...menus)).toEqual(menus)
  })

  it.each([[undefined], [null], ['[]'], [{}]])('reads %j as none', (sent) => {
    expect(editedMenusSchema.parse(sent)).toEqual([])
  })

  it('keeps rows that it cannot read, as they are stored', () => {
    const odd = { id: 'x', label: 'Vecs', action: '/', roles: 'all' }
    const sent = ['menu', null, { id: 2, items: 'none' }, { id: 3, positions: [], items: [odd, 5] }]
    const menus = menusOf(...sent)
    expect(menus.map(isReadable)).toEqual([false, false, false, true])
    expect(menus[3]?.items.map((item) => [item.label, isReadable(item)])).toEqual([
      ['Vecs', false],
      ['', false],
    ])
    expect(storedMenus(menus)).toEqual([...sent.slice(0, 3), { id: 3, positions: [], items: [odd, 5] }])
    expect(menusOf(...menus)).toEqual(menus)
  })

  it('copies a menu with ids of its own, to no position', () => {
    const [menu] = menusOf({ ...row('m', 'a'), positions: ['footer'] })
    if (!menu) throw new Error('The menu was not parsed')
    const copy = copyOf(menu, 'Copy')
    expect(copy.positions).toEqual([])
    expect([copy.id, copy.items[0]?.id]).not.toContain('m')
    expect(copy.items[0]?.id).not.toBe('a')
  })

  it('merges menu by menu when two administrators edit them', () => {
    const of = (...rows: unknown[]): Appearance => appearanceSchema.parse({ menus: rows })
    const base = of(row('a'), row('b'))
    const mine = of({ ...row('a'), name: 'Mine' }, row('b'))
    const theirs = of(row('a'), { ...row('b'), name: 'Theirs' }, row('c'))
    expect(merge({ base, mine, theirs }).menus.map(({ name }) => name)).toEqual(['Mine', 'Theirs', 'c'])
  })
})

describe('rules of menu items', () => {
  const [menu] = menusOf(row('m', 'a', 'b', 'c'))
  const items = menu?.items ?? []
  const ids = (list: readonly { id: unknown }[]) => list.map(({ id }) => id)

  it('orders, adds and removes items', () => {
    expect(ids(orderItems(items, ['c', 'a', 'b']))).toEqual(['c', 'a', 'b'])
    expect(ids(addItem(items, { ...newItem(), id: 'd' }))).toEqual(['a', 'b', 'c', 'd'])
    expect(ids(removeItem(items, 'b'))).toEqual(['a', 'c'])
  })

  it('moves an item to another menu, where it never shares an id', () => {
    const menus = menusOf(row('m', 'a', 'b'), row('n', 'b'))
    const [from, to] = menus
    if (!from?.items[1] || !to) throw new Error('The menus were not parsed')
    const [left, right] = moveItemTo(menus, from, from.items[1], to)
    expect(ids(left?.items ?? [])).toEqual(['a'])
    expect(new Set(ids(right?.items ?? [])).size).toBe(2)
  })

  it('numbers items only where the server stores their order', () => {
    const numbered = items.map((item, order) => ({ ...item, order: order + 1 }))
    expect(orderItems(numbered, ['b', 'a', 'c']).map((item) => item['order'])).toEqual([0, 1, 2])
    expect(orderItems(items, ['b', 'a', 'c']).some((item) => 'order' in item)).toBe(false)
  })

  it('gives the focus to the next item, or to the one before the last', () => {
    expect(neighbourOf(items, 'a')?.id).toBe('b')
    expect(neighbourOf(items, 'c')?.id).toBe('b')
    expect(neighbourOf(items.slice(0, 1), 'a')).toBeUndefined()
  })
})

describe('places of menus', () => {
  const menus = menusOf(row('a', 'x'), row('a.x', '50%.1', 'é'))

  it('finds menus and items again, whatever their ids', () => {
    for (const menu of menus) {
      expect(findPlace(menus, placeOf(menu))).toEqual({ menu, item: undefined })
      for (const item of menu.items) expect(findPlace(menus, placeOf(menu, item))).toEqual({ menu, item })
    }
    expect(findPlace(menus, 'gone').menu).toBeUndefined()
    expect(findPlace(menus, undefined).menu).toBeUndefined()
  })

  it.each([
    ['menus.0.items.0', 'a.x'],
    ['menus.1.items.1', 'a%2Ex.é'],
    ['menus.1.items.9', 'a%2Ex'],
    ['menus.1.name', 'a%2Ex'],
    ['menus.9', undefined],
    ['menus', undefined],
  ])('turns the setting %s into the place %s', (setting, place) => {
    expect(placeOfMenuSetting(menus, setting)).toBe(place)
  })
})

describe('conditions by settings', () => {
  it.each([
    ['true', true],
    ['false', false],
    ['8', 8],
    ['channel', 'channel'],
    ['', ''],
  ])('stores the text %j as %j', (expected, value) => {
    expect(settingsOf([{ key: ' homepage.type ', expected }], {})).toEqual({ 'homepage.type': value })
  })

  it('keeps the type of a value that was not edited, and drops rows without a key', () => {
    const settings = { a: '8', b: null, c: ['x'], d: 1 }
    expect(settingsOf([...conditionsOf(settings), { key: ' ', expected: 'true' }], settings)).toEqual(settings)
  })
})
