import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import type { World } from '@mock/state/world'
import { openSite } from '@tests/site'

/** Assigns a new tag to the given number of tracks and albums. */
const tag =
  ({ songs, albums }: { songs: number; albums: number }) =>
  ({ db }: World) => {
    const tags = [{ id: 900, name: 'puce', display_name: 'puce' }]
    for (const { id } of db.tracks.all().slice(0, songs)) db.tracks.update(id, { tags })
    for (const { id } of db.albums.all().slice(0, albums)) db.albums.update(id, { tags })
  }
const rows = async (name: string) => within(await screen.findByRole('list', { name })).getAllByRole('listitem')

it('shows the tracks and albums of a tag, each at its own URL', async () => {
  const { user } = await openSite('/tag/puce', { prepare: tag({ songs: 20, albums: 3 }) })
  expect(await screen.findByRole('heading', { level: 1, name: '#puce' })).toBeVisible()
  expect(await rows('Songs')).toHaveLength(15)
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByRole('list', { name: 'Songs' })).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Albums' }))
  expect(await rows('Albums')).toHaveLength(3)
  expect(window.location.pathname).toBe('/tag/puce/albums')
})

it('links to the songs when no album has the tag', async () => {
  const { user } = await openSite('/tag/puce/albums', { prepare: tag({ songs: 1, albums: 0 }) })
  expect(await screen.findByRole('heading', { name: 'No albums have this tag yet' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'See the songs' }))
  expect(await rows('Songs')).toHaveLength(1)
})

it('shows not-found for an unknown tag', async () => {
  await openSite('/tag/nav')
  expect(await screen.findByRole('heading', { name: /great nothing/ })).toBeVisible()
})
