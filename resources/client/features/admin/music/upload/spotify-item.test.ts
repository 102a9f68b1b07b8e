import { expect, it } from 'vitest'

import { spotifyItem } from './spotify-item'

const id = '4aawyAB9vmqN3uQ7FjRGTy'

it.each([
  [`https://open.spotify.com/album/${id}`, { type: 'album', id }],
  [`https://open.spotify.com/intl-lv/track/${id}?si=1b2c`, { type: 'track', id }],
  [` spotify:artist:${id} `, { type: 'artist', id }],
  [id, { id }],
  [`https://open.spotify.com/playlist/${id}`, { id: '' }],
  [`https://spotify.example/album/${id}`, { id: '' }],
  ['https://open.spotify.com/album/short', { id: '' }],
  ['<img src=x>', { id: '' }],
  ['', { id: '' }],
])('reads %s', (text, item) => {
  expect(spotifyItem(text)).toEqual(item)
})
