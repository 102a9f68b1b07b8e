import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

import { albums } from '@/contract/albums'
import { auth } from '@/contract/auth'
import { endpoint } from '@/contract/endpoint'
import { search } from '@/contract/search'
import { tus } from '@/contract/tus'
import { users } from '@/contract/users'
import { toWire } from '@/contract/wire'

import { judgedCopy, requestVerdict, sentRequest } from './request-verdict'

const query = (text: string, body?: unknown) => ({ query: new URLSearchParams(text), body })

describe('requestVerdict', () => {
  it('accepts requests as the client sends them', async () => {
    for (const [called, input] of [
      [albums.show, { params: { id: 1 }, query: { loader: 'albumPage' } }],
      [search.all, { query: { query: 'a', loader: 'search', modelTypes: ['artist', 'album'], types: ['artist'] } }],
      [auth.login, { body: { email: 'a@b.test', password: 'x', remember: true } }],
      [users.setLocale, { body: { locale: 'lv' } }],
    ] as const) {
      const { url, method, headers, body } = toWire(called, input)
      const request = new Request(new URL(url, 'http://dziesma.test/'), {
        method,
        headers,
        ...(body !== undefined && { body }),
      })
      expect(requestVerdict(called, await sentRequest(judgedCopy(request)))).toEqual([])
    }
  })

  it('reports undocumented parameters of query and body, at any depth', () => {
    expect(requestVerdict(albums.show, query('loader=albumPage&sort=name'))).toEqual(['query.sort: undocumented'])
    const nested = endpoint({
      method: 'POST',
      path: 'x',
      body: z.object({ links: z.optional(z.array(z.object({ url: z.string() }))) }),
      response: z.unknown(),
    })
    expect(requestVerdict(nested, query('a=1', { links: [{ url: 'x' }, { url: 'y', title: 'z' }], b: 1 }))).toEqual([
      'query.a: undocumented',
      'body.links.1.title: undocumented',
      'body.b: undocumented',
    ])
  })

  it('reports missing and mistyped parameters', () => {
    expect(requestVerdict(auth.login, query('', { email: 'a@b.test', remember: true }))).toEqual([
      'body.password: The password field is required.',
    ])
    expect(requestVerdict(albums.show, query('loader=albumScreen'))).toEqual([
      'query.loader: The selected loader is invalid.',
    ])
  })

  it('requires a body where the contract has one, and none elsewhere', () => {
    expect(requestVerdict(users.setLocale, query('_method=PUT&workspaceId=3'))).toEqual([
      'body: The given data was invalid.',
    ])
    expect(requestVerdict(albums.show, query('', { a: 1 }))).toEqual(['body.a: undocumented'])
  })

  it('skips protocols other than JSON', () => {
    expect(requestVerdict(tus.create, query('x=1'))).toEqual([])
  })
})

describe('judgedCopy', () => {
  it('copies JSON bodies only', async () => {
    const send = (type: string) =>
      new Request('http://dziesma.test/x?a=1', { method: 'POST', headers: { 'Content-Type': type }, body: '{"b":2}' })
    const judged = async (type: string) => {
      const { query, body } = await sentRequest(judgedCopy(send(type)))
      return [query.get('a'), body]
    }
    expect(await judged('application/json')).toEqual(['1', { b: 2 }])
    expect(await judged('application/offset+octet-stream')).toEqual(['1', undefined])
  })
})
