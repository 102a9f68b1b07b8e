import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { INTENT_MS } from '@/lib/browser/intent'

import { type Place, watchLinks } from './watch-links'

const fetched: Place[] = []
let visit: AbortSignal
let stop = new AbortController()

beforeEach(() => {
  vi.useFakeTimers()
  fetched.length = 0
  stop = new AbortController()
  document.body.innerHTML = `
    <a id="album" href="/album/2"><img id="cover"><b id="name">Seven Hills</b></a>
    <a id="page" href="/popularakais?page=2">2</a>
    <a id="here" href="${window.location.href}">here</a>
    <a id="nowhere">nowhere</a>
    <a id="foreign" href="https://example.org/album/2">elsewhere</a>
    <a id="tab" href="/album/2" target="_blank">new tab</a>
    <a id="file" href="/api/v1/tracks/1/download" download>file</a>
    <button id="button">play</button>`
  watchLinks((place, signal) => {
    fetched.push(place)
    visit = signal
  }, stop.signal)
})
afterEach(() => {
  stop.abort()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const dispatch = (id: string, type: string) =>
  document.getElementById(id)?.dispatchEvent(new Event(type, { bubbles: true }))
const rest = () => vi.advanceTimersByTime(INTENT_MS)

describe('a link', () => {
  it.each(['pointerover', 'focusin'])('is fetched after a moment of %s', (type) => {
    dispatch('name', type)
    vi.advanceTimersByTime(INTENT_MS - 1)
    expect(fetched).toEqual([])
    vi.advanceTimersByTime(1)
    expect(fetched).toEqual([{ pathname: '/album/2', search: '' }])
  })

  it('is fetched with its query', () => {
    dispatch('page', 'pointerover')
    rest()
    expect(fetched).toEqual([{ pathname: '/popularakais', search: '?page=2' }])
  })

  it('is one visit, whichever part of it the pointer is on', () => {
    dispatch('name', 'pointerover')
    rest()
    dispatch('cover', 'pointerover')
    dispatch('album', 'focusin')
    rest()
    expect(fetched).toHaveLength(1)
    expect(visit.aborted).toBe(false)
  })

  it.each(['here', 'nowhere', 'foreign', 'tab', 'file', 'button'])(
    'that leads to no other screen is left alone: %s',
    (id) => {
      dispatch(id, 'pointerover')
      rest()
      expect(fetched).toEqual([])
    },
  )

  it('that is only passed is not fetched', () => {
    dispatch('album', 'pointerover')
    dispatch('button', 'pointerover')
    rest()
    expect(fetched).toEqual([])
  })

  it.each([
    ['the pointer goes on', 'button', 'pointerover'],
    ['the focus goes on', 'button', 'focusin'],
    ['the finger scrolls', 'album', 'pointercancel'],
  ])('is given up when %s', (_, id, type) => {
    dispatch('album', 'pointerover')
    rest()
    dispatch(id, type)
    expect(visit.aborted).toBe(true)
  })

  it('that is followed is not given up, and not fetched twice', () => {
    dispatch('album', 'pointerover')
    rest()
    dispatch('album', 'click')
    dispatch('button', 'pointerover')
    expect(visit.aborted).toBe(false)
    dispatch('page', 'pointerover')
    dispatch('page', 'click')
    rest()
    expect(fetched).toHaveLength(1)
  })

  it.each([
    ['the user saves data', { onLine: true, connection: { saveData: true } }],
    ['there is no connection', { onLine: false }],
  ])('is not prefetched while %s', (_, navigator) => {
    vi.stubGlobal('navigator', navigator)
    dispatch('album', 'pointerover')
    rest()
    expect(fetched).toEqual([])
  })

  it('is not watched any more after the end', () => {
    dispatch('album', 'pointerover')
    stop.abort()
    dispatch('page', 'pointerover')
    rest()
    expect(fetched).toEqual([])
  })
})

it('what was neared already is fetched as well', () => {
  watchLinks((place) => fetched.push(place), stop.signal, document.getElementById('cover') ?? undefined)
  rest()
  expect(fetched).toHaveLength(1)
})
