import { describe, expect, it } from 'vitest'

import { exchanges } from './exchanges'
import { targetOf } from './target'

const site = { CONTRACT_BASE_URL: 'https://dziesma.test/' }
const account = { CONTRACT_EMAIL: 'me@dziesma.test', CONTRACT_PASSWORD: 'secret' }
const casesFor = (env: Record<string, string>) => exchanges.filter(targetOf(env).includes)

describe('targetOf: a live backend', () => {
  it('only reads unless writing is allowed', () => {
    expect(casesFor({ ...site, ...account }).filter(({ writes }) => writes)).toEqual([])
    expect(casesFor({ ...site, ...account, CONTRACT_WRITE: '1' }).some(({ writes }) => writes)).toBe(true)
  })

  it('skips cases that only the mock can run', () => {
    expect(casesFor({ ...site, ...account, CONTRACT_WRITE: '1' }).filter(({ mockOnly }) => mockOnly)).toEqual([])
  })

  it('runs guest cases only when no account is given', () => {
    expect(new Set(casesFor(site).map(({ as }) => as))).toEqual(new Set([undefined]))
    expect(new Set(casesFor({ ...site, ...account }).map(({ as }) => as))).toEqual(new Set([undefined, 'free']))
  })

  const writing = { ...site, ...account, CONTRACT_WRITE: '1' }

  it('skips writes that only a missing permission keeps from other users’ data', () => {
    const refused = exchanges.filter(({ writes, status }) => writes && status === 403)
    expect(refused.map(({ title }) => title)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^accounts.removeAvatar/),
        expect.stringMatching(/^accounts.impersonate/),
      ]),
    )
    expect(casesFor({ ...writing, CONTRACT_ADMIN: '1' }).filter((exchange) => refused.includes(exchange))).toEqual([])
  })

  it('refuses an administrator’s account for writing, unless CONTRACT_ADMIN is set', () => {
    const admin = [{ name: 'admin' }]
    expect(targetOf(writing).refuses?.(admin)).toMatch(/CONTRACT_ADMIN=1/)
    expect(targetOf(writing).refuses?.([{ name: 'music.view' }])).toBeUndefined()
    expect(targetOf({ ...writing, CONTRACT_ADMIN: '1' }).refuses?.(admin)).toBeUndefined()
    expect(targetOf({ ...site, ...account }).refuses?.(admin)).toBeUndefined()
  })

  it('accepts 200, 201 or 204 for any success, and the exact status of a failure', () => {
    const { accepts } = targetOf(site)
    expect([accepts?.(201, 200), accepts?.(200, 204), accepts?.(404, 404)]).toEqual([true, true, true])
    expect([accepts?.(200, 302), accepts?.(404, 200), accepts?.(403, 404)]).toEqual([false, false, false])
  })

  it('rejects a base URL that is not a URL', () => {
    expect(() => targetOf({ CONTRACT_BASE_URL: 'dziesma' })).toThrow('CONTRACT_BASE_URL is not a URL: dziesma')
  })
})

it('runs every case against the mock', () => {
  expect(casesFor({})).toHaveLength(exchanges.length)
})
