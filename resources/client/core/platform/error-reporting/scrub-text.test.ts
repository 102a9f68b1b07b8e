import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { MAX_SCRUBBED_LENGTH, scrubScriptUrl, scrubText, scrubUrl } from './scrub-text'

const here = window.location.origin

describe('scrubUrl', () => {
  test.each([
    ['/login?email=anna@example.lv', '/login'],
    ['/login#anna', '/login'],
    [`http://anna:secret@${window.location.host}/login`, `${here}/login`],
    [`${here}/password/reset/4f2b9c77aa`, `${here}/password/reset/:text`],
    ['/password/reset/onlyletters', '/password/reset/:text'],
    ['/music/password/reset/4f2b9c77aa?email=a%40b.lv', '/music/password/reset/:text'],
    ['/user/12/anna-berzina', '/user/:text/:slug'],
    ['/search/anna/tracks', '/search/:text/tracks'],
    ['/search/b%C4%93rzi%C5%86a', '/search/:text'],
    ['/workspace/join/abcdef', '/workspace/join/:text'],
    ['/artist/7/prata-vetra', '/artist/:id/:slug'],
    ['/artist/7/prāta-vētra', '/artist/:id/:id'],
    ['/account-settings/15/edit', '/account-settings/:id/:slug'],
    ['/api/v1/users/12/avatar?workspaceId=3', '/api/v1/users/:id/avatar'],
    ['/music/api/v1/users/12/avatar', '/music/api/v1/users/:id/avatar'],
    ['/auth/user/two-factor-recovery-codes', '/auth/user/:text'],
    ['/api/v1/tracks/5', '/api/v1/tracks/:id'],
    ['storage/avatars/anna.jpg', '/storage/avatars/:id'],
    ['https://bucket.example/uploads/anna-passport.pdf?X-Amz-Signature=1', 'https://bucket.example/…'],
    ['//evil.example/anna', 'https://evil.example/…'],
    ['data:text/plain,Anna', 'data:…'],
    ['blob:https://dziesma.test/4f2b', 'blob:…'],
    ['chrome-extension://abc/anna.js', 'chrome-extension:…'],
    ['http://[anna', '…'],
  ])('converts %s to %s', (url, scrubbed) => {
    expect(scrubUrl(url)).toBe(scrubbed)
  })
})

describe('scrubScriptUrl', () => {
  test.each([
    [`${here}/build/assets/index-Bx3f9K2a.js?v=2#a`, `${here}/build/assets/index-Bx3f9K2a.js`],
    ['https://cdn.example/build/assets/index-Bx3f9K2a.js', 'https://cdn.example/build/assets/index-Bx3f9K2a.js'],
    [`${here}/password/reset/4f2b9c77aa?email=a@b.lv`, `${here}/password/reset/:text`],
    ['<anonymous>', '<anonymous>'],
  ])('converts %s to %s', (url, scrubbed) => {
    expect(scrubScriptUrl(url)).toBe(scrubbed)
  })
})

describe('scrubText', () => {
  test.each([
    ["Cannot read properties of undefined (reading 'name')", "Cannot read properties of undefined (reading 'name')"],
    [
      'GET tracks/:id breaks the contract: track.id: Invalid input',
      'GET tracks/:id breaks the contract: track.id: Invalid input',
    ],
    ['Unexpected token \'A\', "Anna Bērziņa"... is not valid JSON', 'Unexpected token \'A\', "…"... is not valid JSON'],
    ['Unexpected token, "{"name":"Anna"}" is not valid JSON', 'Unexpected token, "…" is not valid JSON'],
    ['Unterminated "Anna Bērziņa', 'Unterminated "…"'],
    ['Lietotājs „Anna” nav atrasts', 'Lietotājs "…" nav atrasts'],
    ['anna.berzina+list@example.lv is taken', '[email] is taken'],
    ['failed for anna%40example.lv', 'failed for [email]'],
    [`Failed to load ${here}/login?email=anna`, `Failed to load ${here}/login`],
    ['GET tracks?query=anna failed', 'GET tracks?… failed'],
    ['No route matches /password/reset/abc?email=x', 'No route matches /password/reset/:text'],
    ['Token 12|s3cretS3cretS3cret expired', 'Token [token] expired'],
    ['Call +371 29 123 456 now', 'Call [number] now'],
    ['Code 123456 is wrong', 'Code [number] is wrong'],
    ['From 192.168.100.7', 'From [number]'],
    ['Write to mailto:anna@example.lv', 'Write to …'],
  ])('scrubs: %s', (text, scrubbed) => {
    expect(scrubText(text)).toBe(scrubbed)
  })

  it('caps the text after scrubbing, so that no partial address remains at the end', () => {
    const text = `${'word '.repeat(48)}anna.berzina@example.lv`
    expect(text.slice(0, MAX_SCRUBBED_LENGTH)).toContain('anna.berzi')
    expect(scrubText(text)).not.toContain('anna')
    expect(scrubText('x y '.repeat(500))).toHaveLength(MAX_SCRUBBED_LENGTH)
  })

  it('reads only the start of a very long text, without its last partial word', () => {
    const long = `${here}/${'a'.repeat(1900)} ${'b '.repeat(10)}${'c'.repeat(50)}@example.lv and more`
    expect(scrubText(long)).not.toContain('ccc')
  })

  it('removes email addresses, queries and tokens from any position', () => {
    const secret = fc.constantFrom(
      'anna@example.lv',
      '/login?email=anna',
      'users?email=anna',
      `${here}/password/reset/anna`,
      '"anna"',
      'anna%40example.lv',
    )
    const noise = fc.string({ unit: 'grapheme', maxLength: 400 })
    fc.assert(
      fc.property(noise, secret, noise, (before, hidden, after) => {
        const scrubbed = scrubText(`${before} ${hidden} ${after}`)
        expect(scrubbed.length).toBeLessThanOrEqual(MAX_SCRUBBED_LENGTH)
        expect(scrubbed).not.toContain('anna')
      }),
    )
  })
})
