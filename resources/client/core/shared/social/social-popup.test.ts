import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'

import { followPopup, POPUP_POLL_INTERVAL } from './social-popup'

const OWN = 'http://dziesma.test'
const SUCCESS = {
  type: 'social-auth',
  status: 'SUCCESS',
  callbackData: { bootstrapData: JSON.stringify({ settings: {}, themes: [], user: { id: 3 } }) },
}
const FAILURE = { status: 'ERROR', callbackData: { errorMessage: 'Nē' } }

let popup: { closed: boolean; close: () => void }
const isDone = vi.fn<() => Promise<boolean>>()
let cancelled = new AbortController()

beforeEach(() => {
  vi.useFakeTimers()
  setBootstrap(bootstrapOf({ settings: { base_url: 'https://muzika.lv' } }))
  popup = { closed: false, close: vi.fn<() => void>() }
  cancelled = new AbortController()
  isDone.mockReset().mockResolvedValue(false)
  document.cookie = 'XSRF-TOKEN=before; Path=/'
  vi.spyOn(document, 'hasFocus').mockReturnValue(false)
})
afterEach(() => {
  cancelled.abort()
  vi.useRealTimers()
})

function follow(opened: typeof popup | null = popup) {
  const onOutcome = vi.fn<(outcome: unknown) => void>()
  void followPopup({ popup: opened as Window | null, isDone, signal: cancelled.signal }).then(onOutcome)
  return onOutcome
}
const tick = (times = 1) => vi.advanceTimersByTimeAsync(POPUP_POLL_INTERVAL * times)

/** Dispatches a message; jsdom's constructor rejects a source that is not a window. */
const postMessage = async (data: unknown, origin = OWN, source: unknown = popup) => {
  const event = new MessageEvent('message', { data, origin })
  Object.defineProperty(event, 'source', { value: source })
  window.dispatchEvent(event)
  await vi.advanceTimersByTimeAsync(0)
}

it('followPopup reports a blocked popup', async () => {
  const onOutcome = follow(null)
  await tick()
  expect(onOutcome).toHaveBeenCalledExactlyOnceWith({ status: 'blocked' })
})

describe('followPopup: messages', () => {
  it.each([OWN, 'http://www.dziesma.test', 'https://muzika.lv', 'https://www.muzika.lv'])(
    'accepts the origin %s',
    async (origin) => {
      const onOutcome = follow()
      await postMessage(SUCCESS, origin)
      expect(onOutcome).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 'SUCCESS' }))
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
  ])('ignores the origin %j', async (origin) => {
    const onOutcome = follow()
    await postMessage(SUCCESS, origin)
    expect(onOutcome).not.toHaveBeenCalled()
  })

  it('accepts messages only from the popup', async () => {
    const onOutcome = follow()
    for (const source of [window, null, { ...popup }]) await postMessage(SUCCESS, OWN, source)
    expect(onOutcome).not.toHaveBeenCalled()
    await postMessage(FAILURE)
    expect(onOutcome).toHaveBeenCalledOnce()
  })

  it.each([
    { ...SUCCESS, type: 'be-appearance-editor' },
    { ...SUCCESS, callbackData: null },
    { ...SUCCESS, callbackData: { bootstrapData: '<html>' } },
    { status: 'TAKE_OVER' },
    'SUCCESS',
    null,
  ])('ignores the message %j', async (data) => {
    const onOutcome = follow()
    await postMessage(data)
    expect(onOutcome).not.toHaveBeenCalled()
  })

  it('accepts a message without a type, as older backends send it', async () => {
    const onOutcome = follow()
    await postMessage({ status: 'REQUEST_PASSWORD', callbackData: null })
    expect(onOutcome).toHaveBeenCalledWith(expect.objectContaining({ status: 'REQUEST_PASSWORD' }))
  })

  it('ignores messages after a cancel, and closes the popup', async () => {
    const onOutcome = follow()
    cancelled.abort()
    await postMessage(SUCCESS)
    expect(onOutcome).toHaveBeenCalledExactlyOnceWith(undefined)
    expect(popup.close).toHaveBeenCalledOnce()
  })
})

describe('followPopup: without a message', () => {
  it('resolves to undefined when the popup is closed', async () => {
    vi.mocked(document.hasFocus).mockReturnValue(true)
    const onOutcome = follow()
    await tick(3)
    expect(onOutcome).not.toHaveBeenCalled()
    popup.closed = true
    await tick()
    expect(onOutcome).toHaveBeenCalledExactlyOnceWith(undefined)
  })

  it('detects success after the popup is closed', async () => {
    vi.mocked(document.hasFocus).mockReturnValue(true)
    isDone.mockResolvedValue(true)
    const onOutcome = follow()
    popup.closed = true
    await tick()
    expect(onOutcome).toHaveBeenCalledExactlyOnceWith({ status: 'found' })
  })

  it('waits for a popup that was cut off, and checks only when the session changes', async () => {
    const onOutcome = follow()
    popup.closed = true
    await tick(20)
    expect(isDone).not.toHaveBeenCalled()
    isDone.mockResolvedValue(true)
    document.cookie = 'XSRF-TOKEN=after; Path=/'
    await tick()
    expect(onOutcome).toHaveBeenCalledExactlyOnceWith({ status: 'found' })
    await tick(5)
    expect(isDone).toHaveBeenCalledOnce()
  })

  it('still checks a popup that seemed closed when the session changes', async () => {
    vi.mocked(document.hasFocus).mockReturnValue(true)
    const onOutcome = follow()
    popup.closed = true
    await tick()
    expect(onOutcome).toHaveBeenCalledExactlyOnceWith(undefined)
    await tick(5)
    expect(isDone).toHaveBeenCalledOnce()
    isDone.mockResolvedValue(true)
    document.cookie = 'XSRF-TOKEN=signed-in; Path=/'
    await tick(2)
    expect(isDone).toHaveBeenCalledTimes(2)
  })

  it('repeats a check during which the session changed, because its own answer may have changed it', async () => {
    vi.mocked(document.hasFocus).mockReturnValue(true)
    let answers = 0
    isDone.mockImplementation(() => {
      answers += 1
      document.cookie = `XSRF-TOKEN=answer-${answers}; Path=/`
      return Promise.resolve(false)
    })
    follow()
    popup.closed = true
    await tick(8)
    expect(isDone).toHaveBeenCalledTimes(4)
    isDone.mockResolvedValue(true)
    await tick(8)
    expect(isDone).toHaveBeenCalledTimes(5)
    await tick(60)
    expect(isDone).toHaveBeenCalledTimes(5)
  })

  it('repeats a failed check at the next change of the session', async () => {
    isDone.mockRejectedValueOnce(new Error('offline'))
    const onOutcome = follow()
    popup.closed = true
    document.cookie = 'XSRF-TOKEN=once; Path=/'
    await tick()
    expect(onOutcome).not.toHaveBeenCalled()
    isDone.mockResolvedValue(true)
    document.cookie = 'XSRF-TOKEN=twice; Path=/'
    await tick()
    expect(onOutcome).toHaveBeenCalledWith({ status: 'found' })
  })

  it('stops waiting for the previous popup when another opens', async () => {
    const first = follow()
    const second = follow()
    await postMessage(FAILURE)
    expect(first).toHaveBeenCalledExactlyOnceWith(undefined)
    expect(second).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 'ERROR' }))
  })
})
