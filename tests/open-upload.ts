import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

import { ALBUM, songInput, stubFileHandling, waitForSongs } from './chosen-songs'
import { openSite } from './site'

type UploadVisit = Parameters<typeof openSite>[1] & { path?: string }

/** Opens an upload screen; by default that of the admin area, as an administrator. */
export async function openUpload({ path = '/admin/upload', ...visit }: UploadVisit = {}) {
  const site = await openSite(path, { as: 'admin', ...visit })
  stubFileHandling()
  const { user, world } = site
  const before = new Set(world.db.tracks.all().map(({ id }) => id))
  await waitFor(() => expect(songInput()).not.toBeNull())
  return {
    ...site,
    /** Chooses files, and waits until those that are songs are uploaded and read. */
    add: async (...files: File[]) => {
      await user.upload(songInput() ?? document.createElement('input'), files)
      await waitForSongs()
    },
    publish: () => user.click(screen.getByRole('button', { name: /^Publish (the|\d)/ })),
    albums: () => world.db.albums.all().filter(({ name }) => name === ALBUM),
    /** Tracks of an album by their number; without one, the tracks that were added and have none. */
    tracksOf: (albumId: number | undefined) =>
      world.db.tracks
        .all()
        .filter((track) =>
          albumId === undefined ? !track.album && !before.has(track.id) : track.album?.id === albumId,
        )
        .toSorted((one, other) => (one.number ?? 0) - (other.number ?? 0)),
  }
}
