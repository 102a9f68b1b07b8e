import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { curlOf } from '../../../tools/contract/curl'
import { type CaseResult, type Report, scrubbed } from '../../../tools/contract/report'
import { summaryOf } from '../../../tools/contract/report-console'
import { markdownOf } from '../../../tools/contract/report-github'
import { htmlOf } from '../../../tools/contract/report-html'
import { jsonOf } from '../../../tools/contract/report-json'
import { junitOf } from '../../../tools/contract/report-junit'
import { createScrubber } from '../../../tools/contract/scrub'
import { sampleRun } from './sample-report'

/** Texts that no report contains by chance. */
const secretText = fc
  .tuple(
    fc.constantFrom('ß§', 'pā"s', "q'uo", 'a b+c', '%2F/', '<i>&', 'p@ss'),
    fc.string({ minLength: 4, unit: 'binary-ascii' }),
  )
  .map(([head, tail]) => `${head}Zq${tail}`)

/** A failed case whose texts all contain `secret` in some spelling. */
function failureWith(secret: string): CaseResult {
  const spellings = [secret, encodeURIComponent(secret), JSON.stringify(secret), Buffer.from(secret).toString('base64')]
  return {
    title: 'genres.list: in pages',
    group: 'genres',
    endpoint: 'genres.list',
    call: 'GET genres',
    expects: 200,
    outcome: 'failed',
    failure: {
      status: 500,
      problems: spellings.map((message) => ({ field: `errors.${secret}`, message: `found ${message}` })),
      curl: curlOf({
        method: 'POST',
        url: `https://music.example/api/v1/genres?q=${encodeURIComponent(secret)}`,
        headers: { cookie: `session=${secret}`, authorization: `Basic ${btoa('x')}`, 'x-xsrf-token': secret },
        body: JSON.stringify({ password: secret, note: secret }),
      }),
      rule: { section: '5', sentence: 'Genres come in pages.' },
      screens: ['search'],
    },
  }
}

describe('createScrubber', () => {
  it('removes a secret in any spelling from every report', () => {
    fc.assert(
      fc.property(secretText, (secret) => {
        const scrubber = createScrubber()
        scrubber.add(secret, 'password')
        const report: Report = scrubbed(
          {
            url: 'https://music.example/',
            run: { ...sampleRun, options: [`--only ${secret}`] },
            results: [failureWith(secret)],
            leftovers: [secret],
            repaired: [],
            isInterrupted: false,
          },
          scrubber,
        )
        const output = [summaryOf, jsonOf, junitOf, htmlOf, markdownOf].map((format) => format(report)).join('\n')
        const spellings = [
          secret,
          encodeURIComponent(secret),
          Buffer.from(secret).toString('base64').replace(/=+$/, ''),
        ]
        expect(spellings.filter((spelling) => output.includes(spelling))).toEqual([])
      }),
    )
  })

  it('removes email addresses and tokens without knowing them', () => {
    const text =
      'anna@music.example, anna%40music.example, eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9, GET users/me/playlists'
    expect(createScrubber().scrub(text)).toBe('<email>, <email>, <token>, GET users/me/playlists')
  })

  it('ignores secrets too short to be told from other text', () => {
    const scrubber = createScrubber()
    scrubber.add('me', 'password')
    expect(scrubber.scrub('GET users/me')).toBe('GET users/me')
  })
})

describe('curlOf', () => {
  it('shows the request with placeholders for cookies, token and secret fields', () => {
    const curl = curlOf({
      method: 'POST',
      url: 'https://music.example/auth/login',
      headers: {
        accept: 'application/json',
        cookie: 'session=1',
        'x-xsrf-token': 'abc',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ email: 'anna@music.example', password: 'it’s', remember: true }),
    })
    expect(curl.split(' \\\n  ')).toEqual([
      "curl -X POST 'https://music.example/auth/login'",
      "-H 'accept: application/json'",
      '-b cookies.txt',
      "-H 'X-XSRF-TOKEN: <XSRF-TOKEN cookie>'",
      "-H 'Content-Type: application/json'",
      `--data '{"email":"<email>","password":"<password>","remember":true}'`,
    ])
  })

  it('shows the fields of a form, and quotes for the shell', () => {
    const body = new FormData()
    body.append('file', new File(['x'], "it's.png"))
    body.append('disk', 'public')
    expect(curlOf({ method: 'POST', url: 'https://music.example/', headers: {}, body })).toContain(
      String.raw`-F 'file=@it'\''s.png'`,
    )
  })
})
