import { describe, expect, it } from 'vitest'

import { contract } from '@/contract'
import type { Endpoint } from '@/contract/endpoint'

import { accountCalls, musicCalls, specCalls } from './documented-calls'

const endpoints = Object.entries<Record<string, Endpoint>>(contract).flatMap(([groupName, group]) =>
  Object.entries(group).map(([name, endpoint]) => ({ key: `${groupName}.${name}`, ...endpoint })),
)

/** Method and path with every parameter as `{}`: its name is no part of the call. */
const callOf = (call: string) => call.replaceAll(/:\w+|\{\w+\}/g, '{}')
const documented = new Set(`${specCalls}${musicCalls}${accountCalls}`.trim().split(/\n+/).map(callOf))

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
        "users.minutesLeft: GET users/:id/minutes-left",
        "accounts.me: GET users/me",
        "accounts.show: GET users/:id",
        "accounts.update: PUT users/me",
        "accounts.uploadAvatar: POST users/:id/avatar",
        "accounts.removeAvatar: DELETE users/:id/avatar",
        "accounts.remove: DELETE users/:ids",
        "accounts.ban: POST users/:id/ban",
        "accounts.unban: DELETE users/:id/unban",
        "accounts.impersonate: POST admin/users/impersonate/:userId",
        "family.list: GET family-users",
        "family.create: POST family-users",
        "family.update: PUT family-users/:id",
        "family.remove: DELETE family-users/:ids",
        "notifications.list: GET notifications",
        "notifications.markAsRead: POST notifications/mark-as-read",
        "notifications.remove: DELETE notifications/:ids",
        "notifications.subscriptions: GET notifications/me/subscriptions",
        "notifications.updateSubscriptions: PUT notifications/me/subscriptions",
        "workspaces.list: GET me/workspaces",
        "workspaces.show: GET workspace/:id",
        "workspaces.create: POST workspace",
        "workspaces.update: PUT workspace/:id",
        "workspaces.remove: DELETE workspace/:ids",
        "workspaces.invite: POST workspace/:id/invite",
        "workspaces.resendInvite: POST workspace/:id/:inviteId/resend",
        "workspaces.removeInvite: DELETE workspace/invite/:inviteId",
        "workspaces.changeInviteRole: POST workspace/:id/invite/:inviteId/change-role",
        "workspaces.changeMemberRole: POST workspace/:id/member/:memberId/change-role",
        "workspaces.removeMember: DELETE workspace/:id/member/:userId",
        "workspaces.join: GET workspace/join/:inviteId",
        "valueLists.show: GET value-lists/:names",
        "channels.show: GET channel/:idOrSlug",
        "channels.content: GET channel/:idOrSlug",
        "artists.show: GET artists/:id",
        "artists.albums: GET artists/:id/albums",
        "artists.tracks: GET artists/:id/tracks",
        "artists.followers: GET artists/:id/followers",
        "albums.show: GET albums/:id",
        "tracks.show: GET tracks/:id",
        "tracks.wave: GET tracks/:id/wave",
        "tracks.lyrics: GET tracks/:id/lyrics",
        "tracks.download: GET tracks/:id/download",
        "playlists.show: GET playlists/:id",
        "playlists.tracks: GET playlists/:id/tracks",
        "playlists.ofUser: GET users/:userId/playlists",
        "playlists.create: POST playlists",
        "playlists.update: PUT playlists/:id",
        "playlists.remove: DELETE playlists/:ids",
        "playlists.addTracks: POST playlists/:id/tracks/add",
        "playlists.removeTracks: POST playlists/:id/tracks/remove",
        "playlists.orderTracks: POST playlists/:id/tracks/order",
        "playlists.follow: POST playlists/:id/follow",
        "playlists.unfollow: POST playlists/:id/unfollow",
        "player.queue: POST player/tracks",
        "player.logPlay: POST tracks/plays/:trackId/log",
        "search.all: GET search",
        "search.model: GET search/model/:type",
        "search.audio: GET search/audio/:trackId/:artistName/:trackName",
        "library.add: POST users/me/add-to-library",
        "library.remove: POST users/me/remove-from-library",
        "library.tracks: GET users/:userId/liked-tracks",
        "library.albums: GET users/:userId/liked-albums",
        "library.artists: GET users/:userId/liked-artists",
        "library.history: GET tracks/plays/:userId",
        "reposts.toggle: POST reposts/toggle",
        "reposts.ofUser: GET users/:userId/reposts",
        "comments.list: GET commentable/comments",
        "comments.create: POST comment",
        "comments.update: PUT comment/:id",
        "comments.remove: DELETE comment/:ids",
        "comments.restore: POST comment/restore",
        "comments.vote: POST vote",
        "comments.report: POST report",
        "comments.withdrawReport: DELETE report/:type/:id",
        "profiles.show: GET user-profile/:id",
        "profiles.update: PUT users/profile/update",
        "profiles.followers: GET users/:id/followers",
        "profiles.followed: GET users/:id/followed-users",
        "profiles.followedIds: GET users/:id/followed-users/ids",
        "profiles.follow: POST users/:id/follow",
        "profiles.unfollow: POST users/:id/unfollow",
        "radio.show: GET radio/:type/:id",
        "genres.list: GET genres",
        "tags.tracks: GET tags/:name/tracks",
        "tags.albums: GET tags/:name/albums",
        "youtube.logClientError: POST youtube/log-client-error",
      ]
    `)
  })
})
