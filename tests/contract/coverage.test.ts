import { describe, expect, it } from 'vitest'

import { contract } from '@/contract'
import type { Endpoint } from '@/contract/endpoint'
import { wireMethod, wirePath } from '@/contract/wire'
import { mockedEndpoints } from '@mock/handlers'

import { exchanges } from './exchanges'

const endpoints = Object.entries(contract).flatMap(([group, members]) =>
  Object.entries(members).map(([name, endpoint]: [string, Endpoint]) => ({ name: `${group}.${name}`, endpoint })),
)
const names = endpoints.map(({ name }) => name)

describe('every endpoint of the contract', () => {
  it('has a case that succeeds', () => {
    const successful = exchanges.filter(({ status }) => status < 300).map(({ endpoint }) => endpoint)
    expect(endpoints.filter(({ endpoint }) => !successful.includes(endpoint)).map(({ name }) => name)).toEqual([])
  })

  it('has one mock handler, under the same name', () => {
    expect(mockedEndpoints.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
    for (const { name, endpoint } of mockedEndpoints) {
      expect(endpoints.find((candidate) => candidate.name === name)?.endpoint).toBe(endpoint)
    }
  })

  it('is named in camel case and written without a leading slash', () => {
    for (const { name, endpoint } of endpoints) {
      expect(name).toMatch(/^[a-z][a-zA-Z\d]*\.[a-z][a-zA-Z\d]*$/)
      expect(endpoint.path).toMatch(/^[^/]/)
    }
  })

  it('differs from all others in method and path', () => {
    const routes = new Map<string, string[]>()
    for (const { name, endpoint, when } of mockedEndpoints) {
      const key = `${wireMethod(endpoint.method)} ${endpoint.method} ${wirePath(endpoint.path)}`
      if (!when) routes.set(key, [...(routes.get(key) ?? []), name])
    }
    expect([...routes.values()].filter((twins) => twins.length > 1)).toEqual([])
  })
})

it('lists which shapes are assumptions', () => {
  const assumed = endpoints.flatMap(({ name, endpoint }) => (endpoint.assumed ? [`${name}: ${endpoint.assumed}`] : []))
  expect(assumed).toMatchInlineSnapshot(`
    [
      "emailVerification.resend: whose address it takes is not stated: one’s own, a child’s, and for those who manage users anybody’s",
      "twoFactor.qrCode: the facts say that it fails where nothing was begun, and not how: 500 here",
      "accessTokens.remove: what a token of somebody else answers is not stated: 404 here",
      "social.connect: what it answers when no popup came before is not stated: as for a wrong password here",
      "accounts.show: the facts show all fields to administrators alone; whether a parent sees those of a family profile is not stated",
      "accounts.impersonate: the facts know of administrators alone; that parents may become their own profiles is what the spec’s family.add suggests",
      "family.list: neither document states the shape of the list, but for its total_count",
      "family.create: neither document states the reply, the rules of the fields and what is answered at the cap",
      "family.update: neither document states the reply and the rules of the fields",
      "family.remove: the spec’s bulk deletion, at the address of this list",
      "workspaces.show: neither document states the fields of members and invites",
      "workspaces.create: neither document states the reply",
      "workspaces.update: neither document states the reply",
      "workspaces.invite: neither document states the fields of members and invites",
      "valueLists.show: the names of the lists are documented, the rows of countries, languages, time zones and roles are not",
      "fileEntries.upload: the rights to files are not named: files.create here, and playlists.create for a playlist’s cover",
      "fileEntries.remove: what neither ids nor paths answer is not stated: 422 here",
      "tus.terminate: what somebody else’s upload answers is not stated: 404 here, at each of its calls",
      "tus.entries: what a second call for the same upload answers is not stated: 422 here",
      "s3.uploadedParts: what is answered for an upload that the storage does not have is not stated: 422 here, as to each of its calls",
      "s3.entries: what is answered when the storage has no such object, and to a second call, is not stated: 422 and the same file here",
      "comments.create: neither document states the reply",
      "comments.update: neither document states the reply",
      "comments.vote: neither document says that the same vote again takes it back",
    ]
  `)
})

it('covers every expected error status', () => {
  const statuses = new Set(exchanges.map(({ status }) => status))
  expect([...statuses].toSorted((a, b) => a - b)).toEqual([
    200, 201, 204, 302, 401, 403, 404, 409, 419, 422, 423, 460, 500,
  ])
})
