import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { removeEmbedded } from '@/core/platform/bootstrap/embedded-bootstrap'

import { confinePage } from './confine-page'

let release = () => {}
const pressed = vi.fn<() => void>()

beforeEach(() => {
  document.body.innerHTML = '<a><b>Saite</b></a>'
  document.body.addEventListener('click', pressed)
  pressed.mockReset()
})
afterEach(() => {
  release()
  document.body.removeEventListener('click', pressed)
  document.body.replaceChildren()
  removeEmbedded()
})

/** Presses a link's text; returns whether the browser and the page saw nothing of it. */
function isRefused(href: string, target = ''): boolean {
  Object.assign(document.querySelector('a') ?? {}, { href, target })
  // The browser's own action is not implemented in jsdom.
  const stopBrowser = (event: Event) => event.preventDefault()
  document.body.addEventListener('click', stopBrowser)
  document.querySelector('b')?.click()
  document.body.removeEventListener('click', stopBrowser)
  const isSeen = pressed.mock.calls.length > 0
  pressed.mockReset()
  return !isSeen
}

it.each([
  ['https://other.example/', '', true],
  ['//other.example/', '_blank', true],
  ['mailto:a@b.example', '', true],
  ['tel:+371', '', true],
  ['http://dziesma.test:81/', '', true],
  ['/pricing', '_top', true],
  ['/pricing', '_parent', true],
  ['/pricing', '', false],
  ['http://dziesma.test/pricing', '', false],
  ['blob:http://dziesma.test/1', '', false],
])('refuses a link to %s with target “%s”: %j', (href, target, expected) => {
  release = confinePage()
  expect(isRefused(href, target)).toBe(expected)
  release()
  expect(isRefused(href, target)).toBe(false)
})

it('tells Google’s script of the page to measure nothing', () => {
  Reflect.set(window, 'bootstrapData', { settings: { analytics: { tracking_code: 'G-1' } } })
  release = confinePage()
  expect(Reflect.get(window, 'ga-disable-G-1')).toBe(true)
})
