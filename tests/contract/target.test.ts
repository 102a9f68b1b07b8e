import { describe, expect, it } from 'vitest'

import { exchanges } from './exchanges'
import { targetOf } from './target'

const address = { CONTRACT_BASE_URL: 'https://dziesma.test/' }
const account = { CONTRACT_EMAIL: 'me@dziesma.test', CONTRACT_PASSWORD: 'secret' }
const taken = (env: Record<string, string>) => exchanges.filter(targetOf(env).takes)

describe('a live backend', () => {
  it('is only read unless writing is allowed', () => {
    expect(taken({ ...address, ...account }).filter(({ writes }) => writes)).toEqual([])
    expect(taken({ ...address, ...account, CONTRACT_WRITE: '1' }).some(({ writes }) => writes)).toBe(true)
  })

  it('is never asked what only the mock can answer', () => {
    expect(taken({ ...address, ...account, CONTRACT_WRITE: '1' }).filter(({ mockOnly }) => mockOnly)).toEqual([])
  })

  it('is asked as a guest only, without an account', () => {
    expect(new Set(taken(address).map(({ as }) => as))).toEqual(new Set([undefined]))
    expect(new Set(taken({ ...address, ...account }).map(({ as }) => as))).toEqual(new Set([undefined, 'free']))
  })

  const writing = { ...address, ...account, CONTRACT_WRITE: '1' }

  it('is asked for no write that only a missing right keeps from other people’s data', () => {
    const refused = exchanges.filter(({ writes, status }) => writes && status === 403)
    expect(refused.map(({ title }) => title)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^accounts.removeAvatar/),
        expect.stringMatching(/^accounts.impersonate/),
      ]),
    )
    expect(taken({ ...writing, CONTRACT_ADMIN: '1' }).filter((exchange) => refused.includes(exchange))).toEqual([])
  })

  it('is not written to by an administrator, unless told otherwise', () => {
    const admin = [{ name: 'admin' }]
    expect(targetOf(writing).refuses?.(admin)).toMatch(/CONTRACT_ADMIN=1/)
    expect(targetOf(writing).refuses?.([{ name: 'music.view' }])).toBeUndefined()
    expect(targetOf({ ...writing, CONTRACT_ADMIN: '1' }).refuses?.(admin)).toBeUndefined()
    expect(targetOf({ ...address, ...account }).refuses?.(admin)).toBeUndefined()
  })

  it('may answer any success with 200, 201 or 204, and no failure with another', () => {
    const { accepts } = targetOf(address)
    expect([accepts?.(201, 200), accepts?.(200, 204), accepts?.(404, 404)]).toEqual([true, true, true])
    expect([accepts?.(200, 302), accepts?.(404, 200), accepts?.(403, 404)]).toEqual([false, false, false])
  })

  it('must have an address', () => {
    expect(() => targetOf({ CONTRACT_BASE_URL: 'dziesma' })).toThrow('CONTRACT_BASE_URL is not an address: dziesma')
  })
})

it('asks the mock everything', () => {
  expect(taken({})).toHaveLength(exchanges.length)
})
