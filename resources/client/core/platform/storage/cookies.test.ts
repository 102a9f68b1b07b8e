import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import * as z from 'zod/mini'

import { cookie, readCookie } from './cookies'

beforeEach(() => {
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; Path=/; Max-Age=0`
})

const written = () => vi.spyOn(document, 'cookie', 'set')

test('cookie writes for 7 days, for the whole host, with SameSite=Lax', () => {
  const write = written()
  cookie({ name: 'choice', schema: z.string() }).write('a b;č')
  expect(write).toHaveBeenCalledWith('choice=a%20b%3B%C4%8D; Path=/; Max-Age=604800; SameSite=Lax')
  expect(readCookie('choice')).toBe('a b;č')
})

test('cookie writes a lone surrogate as a replacement character', () => {
  cookie({ name: 'choice', schema: z.string() }).write('a\ud800')
  expect(readCookie('choice')).toBe('a\uFFFD')
})

test('cookie accepts another lifetime and adds Secure on https', () => {
  vi.stubGlobal('location', { protocol: 'https:' })
  const write = written()
  cookie({ name: 'choice', schema: z.string(), days: 30 }).write(true)
  expect(write).toHaveBeenCalledWith('choice=true; Path=/; Max-Age=2592000; SameSite=Lax; Secure')
})

test.each(['%E0%A4%A', '5%25'])('cookie reads malformed or invalid text (%s) as undefined', (text) => {
  document.cookie = `number=${text}`
  expect(cookie({ name: 'number', schema: z.string().check(z.regex(/^\d+$/)) }).read()).toBeUndefined()
})

test('readCookie does not match the end of a longer name', () => {
  document.cookie = 'my_choice=1'
  expect(readCookie('choice')).toBeUndefined()
})

describe('cookie when cookies are blocked', () => {
  const refuse = () => {
    throw new DOMException('sandboxed', 'SecurityError')
  }

  it('reads undefined', () => {
    vi.spyOn(document, 'cookie', 'get').mockImplementation(refuse)
    expect(cookie({ name: 'choice', schema: z.string() }).read()).toBeUndefined()
  })

  it('ignores writes', () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(refuse)
    expect(() => cookie({ name: 'choice', schema: z.string() }).write('x')).not.toThrow()
  })
})
