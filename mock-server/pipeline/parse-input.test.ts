import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

import { endpoint } from '@/contract/endpoint'
import { genres } from '@/contract/genres'
import { search, searchEveryType } from '@/contract/search'

import { makeVisitor } from '../factories/make-visitor'
import { createWorld } from '../world'

const guest = makeVisitor(createWorld())

/** Asks an address as it stands, past what the client would make of it. */
const ask = async (path: string) => {
  const { response } = await guest.send(endpoint({ method: 'GET', path, response: z.unknown() }))
  return { status: response.status, text: await response.text() }
}

describe('the mock refuses a list', () => {
  it('that does not say how it is paged', async () => {
    expect(await ask('genres')).toMatchObject({ status: 422, text: expect.stringContaining('paginate') as string })
    expect(await guest.status(genres.list)).toBe(200)
  })
})

describe('the mock refuses a search', () => {
  it.each([
    ['without types', 'query=m&loader=search'],
    ['for an unknown type', 'query=m&modelTypes=artist,sculpture'],
    ['with a list of types instead of one text', 'query=m&modelTypes[]=artist&modelTypes[]=track'],
  ])('%s', async (_, query) => {
    expect(await ask(`search?${query}`)).toMatchObject({
      status: 422,
      text: expect.stringMatching(/model ?types/i) as string,
    })
  })

  it('never as the client sends it', async () => {
    expect(await guest.status(search.all, searchEveryType('m', 'searchPage'))).toBe(200)
  })
})
