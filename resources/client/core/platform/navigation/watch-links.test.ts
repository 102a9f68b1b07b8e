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
const wait = () => vi.advanceTimersByTime(INTENT_MS)

describe('watchLinks', () => {
  it.each(['pointerover', 'focusin'])('prefetches a link shortly after %s', (type) => {
    dispatch('name', type)
    vi.advanceTimersByTime(INTENT_MS - 1)
    expect(fetched).toEqual([])
    vi.advanceTimersByTime(1)
    expect(fetched).toEqual([{ pathname: '/album/2', search: '' }])
  })

  it('prefetches a link with its query', () => {
    dispatch('page', 'pointerover')
    wait()
    expect(fetched).toEqual([{ pathname: '/popularakais', search: '?page=2' }])
  })

  it('treats all parts of a link as one visit', () => {
    dispatch('name', 'pointerover')
    wait()
    dispatch('cover', 'pointerover')
    dispatch('album', 'focusin')
    wait()
    expect(fetched).toHaveLength(1)
    expect(visit.aborted).toBe(false)
  })

  it.each(['here', 'nowhere', 'foreign', 'tab', 'file', 'button'])(
    'ignores a link that leads to no other screen: %s',
    (id) => {
      dispatch(id, 'pointerover')
      wait()
      expect(fetched).toEqual([])
    },
  )

  it('ignores a link that the pointer only passes', () => {
    dispatch('album', 'pointerover')
    dispatch('button', 'pointerover')
    wait()
    expect(fetched).toEqual([])
  })

  it.each([
    ['the pointer leaves', 'button', 'pointerover'],
    ['the focus moves', 'button', 'focusin'],
    ['the finger scrolls', 'album', 'pointercancel'],
  ])('aborts the prefetch when %s', (_, id, type) => {
    dispatch('album', 'pointerover')
    wait()
    dispatch(id, type)
    expect(visit.aborted).toBe(true)
  })

  it('neither aborts nor repeats the prefetch of a clicked link', () => {
    dispatch('album', 'pointerover')
    wait()
    dispatch('album', 'click')
    dispatch('button', 'pointerover')
    expect(visit.aborted).toBe(false)
    dispatch('page', 'pointerover')
    dispatch('page', 'click')
    wait()
    expect(fetched).toHaveLength(1)
  })

  it.each([
    ['the user saves data', { onLine: true, connection: { saveData: true } }],
    ['there is no connection', { onLine: false }],
  ])('prefetches nothing while %s', (_, navigator) => {
    vi.stubGlobal('navigator', navigator)
    dispatch('album', 'pointerover')
    wait()
    expect(fetched).toEqual([])
  })

  it('stops watching when the signal aborts', () => {
    dispatch('album', 'pointerover')
    stop.abort()
    dispatch('page', 'pointerover')
    wait()
    expect(fetched).toEqual([])
  })
})

it('watchLinks prefetches a link that is already hovered', () => {
  watchLinks((place) => fetched.push(place), stop.signal, document.getElementById('cover') ?? undefined)
  wait()
  expect(fetched).toHaveLength(1)
})
