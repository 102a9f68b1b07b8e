import { describe, expect, it } from 'vitest'

import { accounts } from '@/contract/groups/accounts'
import { albums } from '@/contract/groups/albums'
import { auth } from '@/contract/groups/auth'
import { profiles } from '@/contract/groups/profiles'
import { search, searchEveryType } from '@/contract/groups/search'
import { tus } from '@/contract/groups/tus'
import { users } from '@/contract/groups/users'
import { toWire } from '@/contract/machinery/wire'

import { judgedCopy, requestVerdict, sentRequest } from './request-verdict'

const query = (text: string, body?: unknown) => ({ query: new URLSearchParams(text), body })

const album = { name: 'albums.show', endpoint: albums.show }
const login = { name: 'auth.login', endpoint: auth.login }
const locale = { name: 'users.setLocale', endpoint: users.setLocale }

describe('requestVerdict', () => {
  it('accepts requests as the client sends them', async () => {
    for (const [called, input] of [
      [album, { params: { id: 1 }, query: { loader: 'albumPage' } }],
      [{ name: 'search.all', endpoint: search.all }, searchEveryType('a', 'search')],
      [login, { body: { email: 'a@b.test', password: 'x', remember: true } }],
      [locale, { body: { locale: 'lv' } }],
    ] as const) {
      const { url, method, headers, body } = toWire(called.endpoint, input)
      const request = new Request(new URL(url, 'http://dziesma.test/'), {
        method,
        headers,
        ...(body !== undefined && { body }),
      })
      expect(requestVerdict(called, await sentRequest(judgedCopy(request)))).toEqual([])
    }
  })

  it('reports undocumented parameters of query and body, at any depth', () => {
    expect(requestVerdict(album, query('loader=albumPage&sort=name'))).toEqual(['query: undocumented parameter sort'])
    const body = {
      user: {},
      profile: {},
      links: [
        { url: 'x', title: 'y' },
        { url: 'x', name: 'y' },
      ],
      b: 1,
    }
    expect(requestVerdict({ name: 'profiles.update', endpoint: profiles.update }, query('a=1', body))).toEqual([
      'query: undocumented parameter a',
      'body: undocumented parameter b',
      'body: links.1: undocumented parameter name',
      'body: links.1: missing parameter title',
    ])
  })

  it('reports missing parameters, undocumented values and values of another type', () => {
    expect(requestVerdict(login, query('', { email: 'a@b.test', remember: true }))).toEqual([
      'body: missing parameter password',
    ])
    expect(requestVerdict(album, query('loader=albumScreen'))).toEqual([
      'query: undocumented value albumScreen of loader',
    ])
    expect(requestVerdict(login, query('', { email: 'a@b.test', password: 'x', remember: 'yes' }))).toEqual([
      expect.stringMatching(/^body\.remember: /),
    ])
  })

  it('requires a body where the documents list one, and none elsewhere', () => {
    expect(requestVerdict(locale, query('_method=PUT&workspaceId=3'))).toEqual(['body: missing parameter locale'])
    expect(requestVerdict(album, query('loader=albumPage', { a: 1 }))).toEqual(['body: undocumented parameter a'])
  })

  it('skips protocols other than JSON, and forms', () => {
    expect(requestVerdict({ name: 'tus.create', endpoint: tus.create }, query('x=1'))).toEqual([])
    expect(requestVerdict({ name: 'accounts.uploadAvatar', endpoint: accounts.uploadAvatar }, query(''))).toEqual([])
  })

  it('reports an endpoint that no document lists', () => {
    expect(requestVerdict({ ...album, name: 'albums.rename' }, query(''))).toEqual(['No document lists albums.rename.'])
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
