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

  it('must have an address', () => {
    expect(() => targetOf({ CONTRACT_BASE_URL: 'dziesma' })).toThrow('CONTRACT_BASE_URL is not an address: dziesma')
  })
})

it('asks the mock everything', () => {
  expect(taken({})).toHaveLength(exchanges.length)
})
