import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

import { auth } from '@/contract/groups/auth'
import { genres } from '@/contract/groups/genres'
import { playlists } from '@/contract/groups/playlists'
import { search, searchEveryType } from '@/contract/groups/search'
import { endpoint } from '@/contract/machinery/endpoint'

import { createWorld } from '../../site/create-world'
import { makeVisitor } from '../../testing/make-visitor'

const guest = makeVisitor(createWorld())

/** Requests a path as it is, unlike the client, which adds query parameters. */
const ask = async (path: string) => {
  const { response } = await guest.send(endpoint({ method: 'GET', path, response: z.unknown() }))
  return { status: response.status, text: await response.text() }
}

describe('parseInput: lists', () => {
  it('rejects a list without a pagination kind', async () => {
    expect(await ask('genres')).toMatchObject({ status: 422, text: expect.stringContaining('paginate') as string })
    expect(await guest.status(genres.list)).toBe(200)
  })
})

describe('parseInput: searches', () => {
  it.each([
    ['without types', 'query=m&loader=search'],
    ['for an unknown type', 'query=m&modelTypes=artist,sculpture'],
    ['with a list of types instead of one text', 'query=m&modelTypes[]=artist&modelTypes[]=track'],
  ])('rejects a search %s', async (_, query) => {
    expect(await ask(`search?${query}`)).toMatchObject({
      status: 422,
      text: expect.stringMatching(/model ?types/i) as string,
    })
  })

  it('accepts a search in the form the client sends', async () => {
    expect(await guest.status(search.all, searchEveryType('m', 'searchPage'))).toBe(200)
  })
})

describe('parseInput: texts', () => {
  const member = makeVisitor(createWorld())

  it('trims texts before validation, except passwords', async () => {
    expect(await member.status(auth.login, { body: { email: ' free@dziesma.test ', password: 'dziesma1 ' } })).toBe(422)
    expect(await member.status(auth.login, { body: { email: ' free@dziesma.test ', password: 'dziesma1' } })).toBe(200)
    expect(await member.status(playlists.create, { body: { name: '  ai  ' } })).toBe(422)
    const { response } = await member.send(playlists.create, { body: { name: '  Ceļš  ' } })
    expect(playlists.create.response.parse(await response.json()).playlist.name).toBe('Ceļš')
  })

  it('reports one error for an empty field', async () => {
    const { response } = await member.send(playlists.create, { body: { name: ' ' } })
    expect(await response.json()).toEqual({
      message: 'The name field is required.',
      errors: { name: ['The name field is required.'] },
    })
  })
})
