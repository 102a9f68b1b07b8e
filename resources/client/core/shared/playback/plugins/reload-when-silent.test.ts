import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'
import { createTestPlayer } from '@/core/shared/playback/testing/test-player'

import { reloadWhenSilent } from './reload-when-silent'

const pageOf = (entry: string) => `<script type="module" src="/build/assets/${entry}"></script>`
const server = vi.fn<typeof fetch>()
const serves = (entry: string) => server.mockImplementation(() => Promise.resolve(new Response(pageOf(entry))))

beforeEach(() => {
  vi.useFakeTimers()
  document.head.innerHTML = pageOf('main-A1.js')
  window.history.replaceState(null, '')
  setBootstrap(bootstrapOf())
  vi.stubGlobal('fetch', server)
  serves('main-B2.js')
})
afterEach(() => {
  vi.useRealTimers()
  document.head.replaceChildren()
})

function setUp() {
  const test = createTestPlayer()
  vi.stubGlobal('Audio', test.browser.Audio)
  const reload = vi.fn<() => void>()
  return { ...test, reload, start: () => reloadWhenSilent(test.playback, reload) }
}

const settle = () => vi.advanceTimersByTimeAsync(10)

describe('reloadWhenSilent', () => {
  it('reloads immediately when nothing plays', async () => {
    const { reload, start } = setUp()
    start()
    await settle()
    expect(reload).toHaveBeenCalledOnce()
  })

  it('waits for the pause while a track plays', async () => {
    const { playback, playing, reload, start } = setUp()
    playing()
    start()
    playback.next()
    await settle()
    expect(reload).not.toHaveBeenCalled()
    playback.pause()
    await settle()
    expect(reload).toHaveBeenCalledOnce()
  })

  it('keeps the page when play is pressed before the server responds', async () => {
    const { playing, reload, start } = setUp()
    start()
    playing()
    await settle()
    expect(reload).not.toHaveBeenCalled()
  })

  it('keeps the page after it was stopped', async () => {
    const { reload, start } = setUp()
    start()()
    await settle()
    expect(reload).not.toHaveBeenCalled()
  })

  it('reloads only once per build', async () => {
    const { reload, start } = setUp()
    start()
    await settle()
    start()
    await settle()
    expect(reload).toHaveBeenCalledOnce()
    serves('main-C3.js')
    start()
    await settle()
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('keeps the page when the server still serves the same build', async () => {
    serves('main-A1.js')
    const { reload, start } = setUp()
    start()
    await settle()
    expect(reload).not.toHaveBeenCalled()
  })

  it('keeps the page when the server is unreachable at the pause', async () => {
    const { playback, playing, reload, start } = setUp()
    playing()
    start()
    server.mockRejectedValue(new TypeError('Failed to fetch'))
    playback.pause()
    await settle()
    expect(reload).not.toHaveBeenCalled()
  })
})
