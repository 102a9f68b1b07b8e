import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { openSite } from '@tests/site'

describe('the import of tracks', () => {
  it('sends the values of a row, with ids and slugs for names', async () => {
    const { user, world } = await openSite('/admin/tracks', { as: 'admin' })
    const { db } = world
    const unique = (name: string) => db.artists.all().filter((artist) => artist.name === name).length === 1
    const artist = db.artists.all().find(({ name }) => unique(name))
    const album = db.albums.all().find(({ name }) => db.albums.all().filter((one) => one.name === name).length === 1)
    const genre = db.genres.all().find(({ display_name }) => display_name)
    const cells = ['Lāča miegs', artist?.name, '2:35', album?.name, '3', '2026-05-04', `${genre?.display_name};jauns`]
    const rows = [
      'Name,Artists,Duration,Album,Number in the album,Released on,Genres',
      cells.map((cell) => `"${cell}"`).join(','),
      'Cita,Nav tāda,1:00,,,,',
      'Trešā,,rīt,,,maijā,',
      `Senā,${artist?.name},1:00,,,1799-12-31,`,
    ]
    await user.click(await screen.findByRole('button', { name: 'Import (CSV)' }))
    await user.upload(await screen.findByLabelText('CSV file'), new File([rows.join('\n')], 'tracks.csv'))
    expect(
      await screen.findByText('Artists is missing; Duration is unreadable: “rīt”; Released on is unreadable: “maijā”'),
    ).toBeVisible()
    expect(screen.getByText('Released on is unreadable: “1799-12-31”')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Import 2 rows' }))
    const failures = within(await screen.findByRole('list', { name: 'Failed' }))
    expect(failures.getByText('No match for “Nav tāda”')).toBeVisible()
    expect(db.tracks.all().filter(({ name }) => name === 'Lāča miegs')).toMatchObject([
      {
        artists: [{ id: artist?.id }],
        album: { id: album?.id },
        duration: 155_000,
        number: 3,
        release_date: '2026-05-04T00:00:00.000000Z',
        genres: [{ name: genre?.name }, { name: 'jauns' }],
      },
    ])
    expect(db.tracks.all().filter(({ name }) => name === 'Cita')).toEqual([])
  })
})
