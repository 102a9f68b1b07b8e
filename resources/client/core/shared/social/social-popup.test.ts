import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/bootstrap-of'

import { openSocialPopup, POPUP_POLL, POPUP_SIZE } from './social-popup'

const OWN = 'http://dziesma.test'
const SUCCESS = {
  type: 'social-auth',
  status: 'SUCCESS',
  callbackData: { bootstrapData: JSON.stringify({ settings: {}, themes: [], user: { id: 3 } }) },
}
const FAILURE = { status: 'ERROR', callbackData: { errorMessage: 'Nē' } }

let popup: { closed: boolean; close: () => void }
const isDone = vi.fn<() => Promise<boolean>>()
let calledOff = new AbortController()

beforeEach(() => {
  vi.useFakeTimers()
  setBootstrap(bootstrapOf({ settings: { base_url: 'https://muzika.lv' } }))
  popup = { closed: false, close: vi.fn<() => void>() }
  calledOff = new AbortController()
  isDone.mockReset().mockResolvedValue(false)
  document.cookie = 'XSRF-TOKEN=before; Path=/'
  vi.spyOn(window, 'open').mockImplementation(() => popup as Window)
  vi.spyOn(document, 'hasFocus').mockReturnValue(false)
})
afterEach(() => {
  calledOff.abort()
  vi.useRealTimers()
})

function open() {
  const told = vi.fn<(outcome: unknown) => void>()
  void openSocialPopup({ service: 'google', intent: 'login', isDone, signal: calledOff.signal }).then(told)
  return told
}
const tick = (times = 1) => vi.advanceTimersByTimeAsync(POPUP_POLL * times)

/** A message; jsdom would not construct one from a source that is no window. */
const speak = async (data: unknown, origin = OWN, source: unknown = popup) => {
  const event = new MessageEvent('message', { data, origin })
  Object.defineProperty(event, 'source', { value: source })
  window.dispatchEvent(event)
  await vi.advanceTimersByTimeAsync(0)
}

it('opens the site’s own address, in the size of the spec', () => {
  open()
  const [address, name, features] = vi.mocked(window.open).mock.calls[0] ?? []
  expect([address, name]).toEqual(['http://dziesma.test/secure/auth/social/google/login', 'social-auth'])
  expect(POPUP_SIZE).toEqual({ width: 550, height: 650 })
  expect(features).toContain('width=550,height=650')
})

it('says that the browser blocked it', async () => {
  vi.mocked(window.open).mockReturnValue(null)
  const told = open()
  await tick()
  expect(told).toHaveBeenCalledExactlyOnceWith({ status: 'blocked' })
})

describe('a message', () => {
  it.each([OWN, 'http://www.dziesma.test', 'https://muzika.lv', 'https://www.muzika.lv'])(
    'from %s counts',
    async (origin) => {
      const told = open()
      await speak(SUCCESS, origin)
      expect(told).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 'SUCCESS' }))
    },
  )

  it.each([
    'https://evilmuzika.lv',
    'https://muzika.lv.evil.test',
    'https://www.evil.test',
    'http://muzika.lv',
    'https://muzika.lv:8443',
    'https://dziesma.test',
    'https://a.www.muzika.lv',
    'null',
    '',
  ])('from %j does not', async (origin) => {
    const told = open()
    await speak(SUCCESS, origin)
    expect(told).not.toHaveBeenCalled()
  })

  it('counts out of the popup alone', async () => {
    const told = open()
    for (const source of [window, null, { ...popup }]) await speak(SUCCESS, OWN, source)
    expect(told).not.toHaveBeenCalled()
    await speak(FAILURE)
    expect(told).toHaveBeenCalledOnce()
  })

  it.each([
    { ...SUCCESS, type: 'be-appearance-editor' },
    { ...SUCCESS, callbackData: null },
    { ...SUCCESS, callbackData: { bootstrapData: '<html>' } },
    { status: 'TAKE_OVER' },
    'SUCCESS',
    null,
  ])('%j is none of ours', async (data) => {
    const told = open()
    await speak(data)
    expect(told).not.toHaveBeenCalled()
  })

  it('of the older page has no type', async () => {
    const told = open()
    await speak({ status: 'REQUEST_PASSWORD', callbackData: null })
    expect(told).toHaveBeenCalledWith(expect.objectContaining({ status: 'REQUEST_PASSWORD' }))
  })

  it('counts once, and not after it was called off', async () => {
    const told = open()
    calledOff.abort()
    await speak(SUCCESS)
    expect(told).toHaveBeenCalledExactlyOnceWith(undefined)
    expect(popup.close).toHaveBeenCalledOnce()
  })
})

describe('without a message', () => {
  it('a popup that is closed comes to nothing, unless something was done', async () => {
    vi.mocked(document.hasFocus).mockReturnValue(true)
    const told = open()
    await tick(3)
    expect(told).not.toHaveBeenCalled()
    popup.closed = true
    await tick()
    expect(told).toHaveBeenCalledExactlyOnceWith(undefined)
  })

  it('one that did its work is found out', async () => {
    vi.mocked(document.hasFocus).mockReturnValue(true)
    isDone.mockResolvedValue(true)
    const told = open()
    popup.closed = true
    await tick()
    expect(told).toHaveBeenCalledExactlyOnceWith({ status: 'found' })
  })

  it('one that was cut off is waited for, and nobody is asked before the session changes', async () => {
    const told = open()
    popup.closed = true
    await tick(20)
    expect(isDone).not.toHaveBeenCalled()
    isDone.mockResolvedValue(true)
    document.cookie = 'XSRF-TOKEN=after; Path=/'
    await tick()
    expect(told).toHaveBeenCalledExactlyOnceWith({ status: 'found' })
    await tick(5)
    expect(isDone).toHaveBeenCalledOnce()
  })

  it('one that was given up while it went on is still asked for when the session changes', async () => {
    vi.mocked(document.hasFocus).mockReturnValue(true)
    const told = open()
    popup.closed = true
    await tick()
    expect(told).toHaveBeenCalledExactlyOnceWith(undefined)
    await tick(5)
    expect(isDone).toHaveBeenCalledOnce()
    isDone.mockResolvedValue(true)
    document.cookie = 'XSRF-TOKEN=signed-in; Path=/'
    await tick(2)
    expect(isDone).toHaveBeenCalledTimes(2)
  })

  it('a failing question is asked again with the next reason', async () => {
    isDone.mockRejectedValueOnce(new Error('offline'))
    const told = open()
    popup.closed = true
    document.cookie = 'XSRF-TOKEN=once; Path=/'
    await tick()
    expect(told).not.toHaveBeenCalled()
    isDone.mockResolvedValue(true)
    document.cookie = 'XSRF-TOKEN=twice; Path=/'
    await tick()
    expect(told).toHaveBeenCalledWith({ status: 'found' })
  })

  it('another press forgets the popup before', async () => {
    const first = open()
    const second = open()
    await speak(FAILURE)
    expect(first).toHaveBeenCalledExactlyOnceWith(undefined)
    expect(second).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 'ERROR' }))
  })
})
