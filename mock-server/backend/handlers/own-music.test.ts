import { expect, it } from 'vitest'

import { albums } from '@/contract/groups/albums'
import { tracks } from '@/contract/groups/tracks'
import { users } from '@/contract/groups/users'
import type { Permission } from '@/contract/shapes/user'
import { minutes } from '@/lib/dates/duration'

import { createWorld } from '../../site/create-world'
import { makeFile } from '../../state/factories/make-file'
import { personas } from '../../state/seeds/personas'
import { makeVisitor } from '../../testing/make-visitor'

/** A user whose only music right is `music.create`. */
function listener(...restrictions: Permission['restrictions']) {
  const world = createWorld()
  world.db.users.update(personas.free.id, { permissions: [{ name: 'music.create', restrictions }] })
  const visitor = makeVisitor(world, 'free')
  const left = async () => (await visitor.ask(users.minutesLeft, { params: { id: 'me' } })).minutesLeft
  return { world, visitor, left }
}

const song = (artist: number | 'CURRENT_USER', length = 1) => ({
  body: { name: 'Dziesma', duration: minutes(length), artists: [artist] },
})

it('credits artists of others only where `artist_selection` allows it', async () => {
  expect(await listener().visitor.status(tracks.create, song(1))).toBe(422)
  expect(await listener({ name: 'artist_selection', value: false }).visitor.status(tracks.create, song(1))).toBe(422)
  expect(await listener({ name: 'artist_selection', value: true }).visitor.status(tracks.create, song(1))).toBe(200)
})

it('keeps the credits of a song when it changes, and adds no artists of others', async () => {
  const { world, visitor } = listener()
  const { db } = world
  db.users.update(personas.free.id, {
    permissions: [
      { name: 'music.create', restrictions: [] },
      { name: 'music.update', restrictions: [] },
    ],
  })
  db.artists.update(1, { managers: [{ user_id: personas.free.id, role: 'artist' }] })
  const duet = db.artists.all().filter(({ id }) => id === 1 || id === 2)
  db.tracks.update(1, { artists: duet })
  const credit = (...artists: number[]) =>
    visitor.status(tracks.update, { params: { id: 1 }, body: { name: 'Duets', duration: minutes(1), artists } })
  expect(await credit(1, 2)).toBe(200)
  expect(await credit(1, 3)).toBe(422)
  expect(await credit(1)).toBe(200)
  expect(await credit(1, 2)).toBe(422)
})

it('adds new songs to a changed album with `music.create` only, and within its minutes', async () => {
  const { world, visitor } = listener()
  const may = (...permissions: Permission[]) => world.db.users.update(personas.free.id, { permissions })
  const mayChange: Permission = { name: 'music.update', restrictions: [] }
  world.db.albums.update(1, { owner_id: personas.free.id })
  const add = (length: number) => {
    const body = { name: 'Albums', tracks: [{ name: 'Jauna', duration: minutes(length) }] }
    return visitor.status(albums.update, { params: { id: 1 }, body })
  }
  may(mayChange, { name: 'music.create', restrictions: [{ name: 'minutes', value: 3 }] })
  expect(await add(4)).toBe(403)
  expect(await add(2)).toBe(200)
  may(mayChange)
  expect(await add(1)).toBe(403)
})

it('counts what makes a song longer towards the minutes, on its own and in its album', async () => {
  const { world, visitor, left } = listener()
  const permissions: Permission[] = [
    { name: 'music.create', restrictions: [{ name: 'minutes', value: 5 }] },
    { name: 'music.update', restrictions: [] },
  ]
  world.db.users.update(personas.free.id, { permissions })
  const { owner_id } = world.db.albums.update(1, { owner_id: personas.free.id })
  world.db.tracks.update(1, { owner_id, duration: minutes(2), album: world.db.albums.get(1) ?? null })
  world.db.artists.update(1, { managers: [{ user_id: personas.free.id, role: 'artist' }] })
  const name = 'Dziesma'
  const lengthen = (length: number) =>
    visitor.status(tracks.update, { params: { id: 1 }, body: { name, duration: minutes(length), artists: [1] } })
  const lengthenInAlbum = (length: number) => {
    const body = { name: 'Albums', tracks: [{ id: 1, name, duration: minutes(length) }] }
    return visitor.status(albums.update, { params: { id: 1 }, body })
  }
  expect(await left()).toBe(3)
  expect(await lengthen(6)).toBe(403)
  expect(await lengthenInAlbum(6)).toBe(403)
  expect(await lengthen(5)).toBe(200)
  expect(await left()).toBe(0)
  expect(await lengthen(4)).toBe(200)
  expect(await left()).toBe(1)
})

it('counts down the minutes, and refuses what is longer', async () => {
  const { visitor, left } = listener({ name: 'minutes', value: 3 })
  expect(await visitor.status(tracks.create, song('CURRENT_USER', 2))).toBe(200)
  expect(await left()).toBe(1)
  expect(await visitor.status(tracks.create, song('CURRENT_USER', 2))).toBe(403)
  const album = { body: { name: 'Albums', tracks: [{ name: 'Gara', duration: minutes(2) }] } }
  expect(await visitor.status(albums.create, album)).toBe(403)
  expect(await visitor.status(tracks.create, song('CURRENT_USER', 1))).toBe(200)
  expect(await left()).toBe(0)
})

it('adds tracks to the user’s album, and to no other', async () => {
  const { world, visitor } = listener()
  await visitor.ask(albums.create, { body: { name: 'Mans albums' } })
  const own = world.db.albums.all().find(({ name }) => name === 'Mans albums')
  const into = (id: number | undefined) => ({ body: { ...song('CURRENT_USER').body, album_id: id ?? null } })
  expect(await visitor.status(tracks.create, into(own?.id))).toBe(200)
  expect(await visitor.status(tracks.create, into(1))).toBe(422)
})

it('reads the tags of the user’s own files only', async () => {
  const { world, visitor } = listener()
  const fileOf = (owner_id: number) => world.db.files.insert(makeFile({ id: world.db.files.nextId(), owner_id })).id
  const read = (fileEntryId: number) => visitor.status(tracks.extractMetadata, { params: { fileEntryId }, body: {} })
  expect(await read(fileOf(personas.free.id))).toBe(200)
  expect(await read(fileOf(personas.admin.id))).toBe(403)
})
