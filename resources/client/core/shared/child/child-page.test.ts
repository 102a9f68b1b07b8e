import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf, permissionsOf } from '@/core/platform/session/testing/bootstrap-of'

import { isChildPage } from './child-mode'
import { childPolicy, startChildPage } from './child-page'

const askParent = vi.hoisted(() => vi.fn<() => Promise<boolean>>())
vi.mock('./ask-parent', () => ({ askParent }))

const childOf = (settings: object = {}) =>
  bootstrapOf({ settings, user: { id: 8, permissions: permissionsOf('family.open') } })
const parent = bootstrapOf({ user: { id: 7, permissions: permissionsOf('family.open', 'family.add') } })
const policies = () => [...document.head.querySelectorAll('meta[http-equiv="Content-Security-Policy"]')]

let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  askParent.mockResolvedValue(false)
})
afterEach(() => {
  stop()
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function start() {
  const reload = vi.fn<() => void>()
  setBootstrap(childOf())
  stop = startChildPage(reload)
  return reload
}

describe('startChildPage', () => {
  it('starts child mode, and stops it', () => {
    start()
    expect([isChildPage(), policies().length]).toEqual([true, 1])
    stop()
    expect([isChildPage(), policies().length]).toEqual([false, 0])
  })

  test.each([
    ['reloads when the child signs out', bootstrapOf(), 1],
    ['reloads when a parent signs in', parent, 1],
    ['stays for the same child', childOf({ branding: { site_name: 'Dziesma' } }), 0],
  ])('%s', (_, after, times) => {
    const reload = start()
    setBootstrap(after)
    vi.runAllTimers()
    expect(reload).toHaveBeenCalledTimes(times)
  })
})

describe('childPolicy', () => {
  test.each([
    [{}, "img-src 'self' data: blob:"],
    [{ asset_url: 'https://cdn.test/v1' }, "img-src 'self' https://cdn.test data: blob:"],
    [
      { base_url: 'https://dziesma.test/app', asset_url: 'https://cdn.test' },
      "img-src 'self' https://dziesma.test https://cdn.test data: blob:",
    ],
    [
      { family: { child_hosts: 'i.scdn.co https://covers.test/x' } },
      "img-src 'self' https://i.scdn.co https://covers.test data: blob:",
    ],
    [
      { family: { child_hosts: "'unsafe-eval'; script-src * javascript:x" } },
      "img-src 'self' http://dziesma.test data: blob:",
    ],
  ])('turns the settings %j into %s', (settings, first) => {
    setBootstrap(childOf(settings))
    expect(childPolicy().split('; ')[0]).toBe(first)
    expect(childPolicy()).toContain("frame-src 'none'")
  })
})

describe('guardLinks', () => {
  const open = () => vi.spyOn(window, 'open').mockReturnValue(null)

  function press(href: string, type: 'click' | 'auxclick' = 'click'): boolean {
    document.body.innerHTML = '<a><span>Words</span></a>'
    const link = document.body.querySelector('a')
    link?.setAttribute('href', href)
    const event = new MouseEvent(type, { bubbles: true, cancelable: true })
    fireEvent(document.body.querySelector('span') ?? document.body, event)
    return event.defaultPrevented
  }

  test.each(['https://e.com/', '//e.com', 'mailto:a@e.com', 'tel:+37120000000', 'https://dziesma.test/'])(
    'asks a parent before following %s, for every mouse button',
    async (href) => {
      start()
      const opened = open()
      expect([press(href), press(href, 'auxclick')]).toEqual([true, true])
      await vi.runAllTimersAsync()
      expect(askParent).toHaveBeenCalled()
      expect(opened).not.toHaveBeenCalled()
    },
  )

  test.each([
    ['https://e.com/', '_blank'],
    ['mailto:a@e.com', '_self'],
  ])('follows %s after the parental gate', async (href, target) => {
    start()
    const opened = open()
    askParent.mockResolvedValue(true)
    press(href)
    await vi.runAllTimersAsync()
    expect(opened).toHaveBeenCalledExactlyOnceWith(href, target, 'noopener,noreferrer')
  })

  test.each(['/album/2', 'album/2', '#main', 'blob:http://dziesma.test/1'])('opens no gate for %s', async (href) => {
    start()
    const count = askParent.mock.calls.length
    press(href)
    expect(askParent).toHaveBeenCalledTimes(count)
  })
})
