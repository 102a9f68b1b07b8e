import { describe, expect, it } from 'vitest'

import { contract } from '@/contract'
import type { Endpoint } from '@/contract/endpoint'

import { musicCalls, specCalls } from './documented-calls'

const endpoints = Object.entries<Record<string, Endpoint>>(contract).flatMap(([groupName, group]) =>
  Object.entries(group).map(([name, endpoint]) => ({ key: `${groupName}.${name}`, ...endpoint })),
)

/** Method and path with every parameter as `{}`: its name is no part of the call. */
const callOf = (call: string) => call.replaceAll(/:\w+|\{\w+\}/g, '{}')
const documented = new Set(`${specCalls}${musicCalls}`.trim().split(/\n+/).map(callOf))

describe('the contract', () => {
  it('speaks documented calls, and marks those that are a guess', () => {
    const guesses = endpoints.filter(({ method, path }) => !documented.has(callOf(`${method} ${path}`)))
    expect(guesses.filter(({ assumed }) => !assumed).map(({ key }) => key)).toEqual([])
  })

  it('has these endpoints', () => {
    expect(endpoints.map(({ key, method, path }) => `${key}: ${method} ${path}`)).toMatchInlineSnapshot(`
      [
        "bootstrap.get: GET bootstrap-data",
        "auth.login: POST auth/login",
        "auth.logout: POST auth/logout",
        "emailVerification.resend: POST resend-email-verification",
        "emailVerification.validate: POST validate-email-verification-otp",
        "users.setLocale: POST users/me/locale",
        "channels.show: GET channel/:idOrSlug",
        "channels.content: GET channel/:idOrSlug",
        "artists.show: GET artists/:id",
        "artists.albums: GET artists/:id/albums",
        "artists.tracks: GET artists/:id/tracks",
        "artists.followers: GET artists/:id/followers",
        "albums.show: GET albums/:id",
        "tracks.show: GET tracks/:id",
        "playlists.show: GET playlists/:id",
        "playlists.tracks: GET playlists/:id/tracks",
        "player.queue: POST player/tracks",
        "player.logPlay: POST tracks/plays/:trackId/log",
        "search.all: GET search",
        "search.model: GET search/model/:type",
      ]
    `)
  })
})
