import { describe, expect, it } from 'vitest'

import type { EditedTheme } from './edited-themes'
import { addCopy, changeTheme, defaultWithout, makeDefault, removeTheme, savedIds, withNewIds } from './theme-list'

const theme = (id: number | string, flags: Partial<EditedTheme> = {}): EditedTheme => ({
  id,
  name: `Theme ${id}`,
  values: {},
  is_dark: false,
  default_light: false,
  default_dark: false,
  font: null,
  ...flags,
})
const light = theme(1, { default_light: true })
const dark = theme(2, { default_dark: true, is_dark: true })
const other = theme(3)

describe('the list of themes', () => {
  it('copies a theme next to it, under a free temporary id and as no default', () => {
    const { themes, copy } = addCopy([light, theme('new-1'), dark], light, 'Copy')
    expect(copy).toMatchObject({ id: 'new-2', name: 'Copy', default_light: false })
    expect(themes.map(({ id }) => id)).toEqual([1, 'new-2', 'new-1', 2])
    expect(addCopy([], light, 'First').themes).toHaveLength(1)
  })

  it('changes one theme only', () => {
    expect(changeTheme([light, dark], 2, { name: 'Night' })).toEqual([light, { ...dark, name: 'Night' }])
  })

  it('keeps one default of each mode', () => {
    expect(makeDefault([light, other], 3, 'default_light').map((each) => each.default_light)).toEqual([false, true])
  })

  it('finds the ids of new themes by their content', () => {
    const named = (id: number | string, name: string) => theme(id, { name })
    const sent = [light, named('new-1', 'A'), named('new-2', 'B'), named('new-3', 'B'), named('new-4', 'lost')]
    const ids = savedIds(sent, [named(9, 'B'), light, named(7, 'A'), named(8, 'B'), dark])
    expect([...ids]).toEqual([
      ['new-1', 7],
      ['new-2', 9],
      ['new-3', 8],
    ])
    expect(withNewIds(sent, ids).map(({ id }) => id)).toEqual([1, 7, 9, 8, 'new-4'])
  })

  it('leaves no deleted theme to new visitors', () => {
    expect([defaultWithout(1, 1), defaultWithout(1, '1'), defaultWithout(1, 2), defaultWithout(1, null)]).toEqual([
      'system',
      'system',
      2,
      null,
    ])
  })

  it('passes the default of a removed theme to one of its kind', () => {
    expect(removeTheme([light, dark, other], 1)).toEqual([dark, { ...other, default_light: true }])
    expect(removeTheme([light, theme(4, { stored: null }), other], 1).at(-1)?.default_light).toBe(true)
    expect(removeTheme([light, other], 3)).toEqual([light])
    expect(removeTheme([light], 1)).toEqual([])
  })
})
