import { describe, expect, it } from 'vitest'

import { verifyResponse } from './verify-response'

const SCRIPT = 'build/assets/main-1.js'
/** Sum of the text "abc", as openssl computes it. */
const SUM = 'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='

const response = (body: string | null, type: string, status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': type } })

const redirected = () => Object.defineProperty(response('abc', 'text/javascript'), 'redirected', { value: true })

describe('verifyResponse', () => {
  it.each([
    [SCRIPT, 'text/javascript; charset=utf-8'],
    [SCRIPT, 'application/javascript'],
    [SCRIPT, 'application/x-javascript'],
    ['build/assets/main-1.css', 'text/css'],
    ['build/assets/font.woff2', 'font/woff2'],
    ['build/assets/font.woff2', 'application/octet-stream'],
  ])('accepts %s as %s with its sum, and leaves the body unread', async (file, type) => {
    const right = response('abc', type)
    expect(await verifyResponse(right, file, SUM)).toBe(true)
    expect(await right.text()).toBe('abc')
  })

  it.each([
    ['a page', response('abc', 'text/html'), SCRIPT],
    ['a page in place of a font', response('abc', 'text/html; charset=UTF-8'), 'build/assets/font.woff2'],
    ['a style sheet in place of a script', response('abc', 'text/css'), SCRIPT],
    ['no content', response(null, 'text/javascript', 204), SCRIPT],
    ['a partial response', response('abc', 'text/javascript', 206), SCRIPT],
    ['an error', response('abc', 'text/javascript', 404), SCRIPT],
    ['an opaque redirect', Response.error(), SCRIPT],
    ['the end of a redirect', redirected(), SCRIPT],
    ['an empty file', response('', 'text/javascript'), SCRIPT],
    ['a truncated file', response('ab', 'text/javascript'), SCRIPT],
    ['another file', response('abcd', 'text/javascript'), SCRIPT],
  ])('refuses %s', async (_, wrong, file) => {
    expect(await verifyResponse(wrong, file, SUM)).toBe(false)
  })

  it('accepts any picture, and nothing else, for one that sites may replace', async () => {
    const accepts = (body: string, type: string) => verifyResponse(response(body, type), 'favicon/icon.svg', '')
    expect(await accepts('<svg/>', 'image/svg+xml')).toBe(true)
    expect(await accepts('<p>Sign in</p>', 'text/html')).toBe(false)
    expect(await accepts('', 'image/svg+xml')).toBe(false)
  })
})
