import { beforeEach, describe, expect, it } from 'vitest'

import { withView } from './change-views'
import { readViews, type SavedView, writeViews } from './saved-view'
import { linkOf, withDefaultView } from './view-params'

const view = (name: string, more: Partial<SavedView> = {}): SavedView => ({
  ...{ name, search: 'query=a&hidden=', isDefault: false },
  ...more,
})

beforeEach(() => localStorage.clear())

describe('stored views', () => {
  it('keeps views per user and list', () => {
    expect(writeViews(7, 'tracks', [view('Jaunās')])).toBe(true)
    expect(readViews(7, 'tracks')).toEqual([view('Jaunās')])
    expect(readViews(8, 'tracks')).toEqual([])
    expect(readViews(7, 'albums')).toEqual([])
  })

  it('drops malformed views and repeated names when they are read', () => {
    const views = [view('Jaunās'), null, { name: '' }, view('x'.repeat(61)), view('JAUNĀS'), view('Vecās')]
    localStorage.setItem('dziesma:device:views:7:tracks', JSON.stringify(views))
    expect(readViews(7, 'tracks').map(({ name }) => name)).toEqual(['Jaunās', 'Vecās'])
  })

  it('keeps those stored before when there are too many', () => {
    writeViews(7, 'tracks', [view('Jaunās')])
    expect(
      writeViews(
        7,
        'tracks',
        Array.from({ length: 51 }, (_, index) => view(`${index}`)),
      ),
    ).toBe(false)
    expect(readViews(7, 'tracks')).toEqual([view('Jaunās')])
  })

  it('allows one default', () => {
    const views = [view('Jaunās', { isDefault: true }), view('Vecās')]
    const defaults = withView(view('Vecās', { isDefault: true }))(views).filter(({ isDefault }) => isDefault)
    expect(defaults.map(({ name }) => name)).toEqual(['Vecās'])
  })
})

describe('the default view', () => {
  const opened = (search: string) => withDefaultView(new URLSearchParams(search), view('Jaunās')).toString()

  it('opens for a URL that chooses nothing', () => {
    expect(opened('log=1')).toBe('log=1&query=a&hidden=&view=Jaun%C4%81s')
  })

  it.each(['page=2', 'view=', 'filters=x'])('leaves a URL with %s as it is', (search) => {
    expect(opened(search)).toBe(search)
  })
})

it('linkOf names no view and no page', () => {
  expect(linkOf('https://dziesma.test/admin/logs?log=1&view=Mans&page=3&query=b#top', 'query=a')).toBe(
    'https://dziesma.test/admin/logs?log=1&query=a',
  )
})
