import { describe, expect, it } from 'vitest'

import { contract } from '@/contract'
import type { Endpoint } from '@/contract/machinery/endpoint'
import { wireMethod, wirePath } from '@/contract/machinery/wire'
import { mockedEndpoints } from '@mock/backend/handlers'

import type { Exchange } from './case'
import { refusals } from './cases/refusals'
import { exchanges } from './exchanges'
import { sites } from './mock-sites'

const endpoints = Object.entries(contract).flatMap(([group, members]) =>
  Object.entries(members).map(([name, endpoint]: [string, Endpoint]) => ({ name: `${group}.${name}`, endpoint })),
)
const names = endpoints.map(({ name }) => name)

describe('contract coverage', () => {
  it('proves every endpoint with a case that succeeds', () => {
    const successful = exchanges.filter(({ status }) => status < 300).map(({ endpoint }) => endpoint)
    expect(endpoints.filter(({ endpoint }) => !successful.includes(endpoint)).map(({ name }) => name)).toEqual([])
  })

  it('runs every case against a mock', () => {
    const isRun = (exchange: Exchange) => sites.some(({ includes }) => includes(exchange))
    expect(exchanges.filter((exchange) => !isRun(exchange)).map(({ title }) => title)).toEqual([])
  })

  it('names existing endpoints in the table of refusals', () => {
    expect(Object.keys(refusals).filter((name) => !names.includes(name))).toEqual([])
  })

  it('mocks every endpoint with one handler of the same name', () => {
    expect(mockedEndpoints.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
    for (const { name, endpoint } of mockedEndpoints) {
      expect(endpoints.find((candidate) => candidate.name === name)?.endpoint).toBe(endpoint)
    }
  })

  it('names endpoints in camel case and writes paths without a leading slash', () => {
    for (const { name, endpoint } of endpoints) {
      expect(name).toMatch(/^[a-z][a-zA-Z\d]*\.[a-z][a-zA-Z\d]*$/)
      expect(endpoint.path).toMatch(/^[^/]/)
    }
  })

  it('gives every endpoint its own method and path', () => {
    const routes = new Map<string, string[]>()
    for (const { name, endpoint, when } of mockedEndpoints) {
      const key = `${wireMethod(endpoint.method)} ${endpoint.method} ${wirePath(endpoint.path)}`
      if (!when) routes.set(key, [...(routes.get(key) ?? []), name])
    }
    expect([...routes.values()].filter((twins) => twins.length > 1)).toEqual([])
  })

  it('lists which shapes are assumptions', () => {
    const assumed = endpoints.flatMap(({ name, endpoint }) =>
      endpoint.assumed ? [`${name}: ${endpoint.assumed}`] : [],
    )
    expect(assumed).toMatchInlineSnapshot(`
      [
        "emailVerification.resend: whose email address it accepts is not documented: here the user’s, a child’s, and any for those who manage users",
        "twoFactor.qrCode: how it fails before the setup is started is not documented: 500 here",
        "accessTokens.remove: the response for another user’s token is not documented: 404 here",
        "social.connect: the response without a preceding popup is not documented: the same as for a wrong password here",
        "accounts.show: only administrators are documented to see all fields; whether a parent sees those of a family profile is not",
        "accounts.impersonate: documented for administrators only; the spec’s family.add suggests that parents may impersonate their own profiles",
        "family.list: only total_count of the list is documented",
        "family.create: the response, the validation rules and the status at the cap are not documented",
        "family.update: the response and the validation rules are not documented",
        "family.remove: the spec’s bulk deletion, at this list’s path",
        "workspaces.show: the fields of members and invites are not documented",
        "workspaces.create: the response is not documented",
        "workspaces.update: the response is not documented",
        "workspaces.invite: the fields of members and invites are not documented",
        "managedProducts.create: the validation rules are not documented, nor how a plan without trial fields is given a trial: as product_trial_*",
        "managedProducts.update: the validation rules are not documented, nor how a plan without trial fields is given a trial: as product_trial_*",
        "coupons.validate: the status of a refused coupon is not documented: both a 2xx without coupon_id and a 4xx are refusals",
        "gateways.createPartialSubscription: how a coupon and a trial reach Stripe is not documented",
        "gateways.changeDefaultPaymentMethod: the response, and that a past due payment is retried, are not documented",
        "gateways.storeStripeSubscription: the response is not documented, nor that a setup intent’s id takes the place of a payment intent’s",
        "gateways.storePaypalSubscription: the response is not documented",
        "subscriptions.create: the response is not documented, nor which fields are required",
        "subscriptions.update: the response is not documented, nor which fields are required",
        "subscriptions.changePlan: how a coupon reaches a plan change is not documented",
        "valueLists.show: the list names are documented; the rows of countries, languages, currencies, time zones, roles and genres are not",
        "localizations.upload: the content of the file is not documented: one object of texts here",
        "fileEntries.upload: file permissions are not documented: files.create here, and playlists.create for a playlist’s cover",
        "fileEntries.remove: the response without ids and paths is not documented: 422 here",
        "tus.terminate: the response for another user’s upload is not documented: 404 here, for every request",
        "tus.entries: the response to a repeated request for the same upload is not documented: 422 here",
        "s3.uploadedParts: the response for an upload the storage does not know is not documented: 422 here, as for every multipart request",
        "s3.entries: the responses for a missing object and for a repeated request are not documented: 422 and the same file here",
        "customPages.create: the response, the validation rules and the keys of \`meta\` are not documented",
        "customPages.update: the response, the validation rules and the keys of \`meta\` are not documented",
        "artists.list: only its filters are documented",
        "artists.create: whether genres and profile_images hold texts is not documented",
        "artists.update: whether genres and profile_images hold texts is not documented",
        "artists.remove: what happens to their albums and tracks is not documented: they lose the credit here",
        "albums.list: only its filters are documented",
        "tracks.list: only its filters are documented",
        "lyrics.list: only the fields of the writes are documented",
        "lyrics.create: that a track has at most one is not documented: 422 here for another",
        "playlists.list: only its filters are documented",
        "comments.create: the response is not documented",
        "comments.update: the response is not documented",
        "comments.vote: that repeating a vote removes it is not documented",
        "backstageRequests.approve: the response and whether \`notes\` are optional",
        "backstageRequests.deny: the response and whether \`notes\` are optional",
        "customDomains.authorize: the body is not documented",
      ]
    `)
  })

  it('covers every expected error status', () => {
    const statuses = new Set(exchanges.map(({ status }) => status))
    expect([...statuses].toSorted((a, b) => a - b)).toEqual([
      200, 201, 204, 302, 401, 403, 404, 409, 419, 422, 423, 429, 460, 500,
    ])
  })
})
