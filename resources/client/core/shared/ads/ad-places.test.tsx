import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import type { MockSettings } from '@mock/state/store/db'
import { openSite } from '@tests/site'

const code = '<p>Reklāma</p>'

it.each<[string, NonNullable<MockSettings['ads']>]>([
  ['/pages/par-mums', { general_top: code }],
  ['/pages/par-mums', { general_bottom: code }],
  ['/artist/21', { artist_top: code }],
  ['/artist/21?tab=similar', { artist_bottom: code }],
  ['/album/1', { album_above: code }],
])('shows on %s the only ad, %j', async (path, ads) => {
  await openSite(path, { as: 'free', prepare: ({ db }) => void (db.settings.ads = ads) })
  expect(await screen.findAllByTitle('Advertisement')).toHaveLength(1)
})
