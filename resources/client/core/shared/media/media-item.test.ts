import { describe, expect, it } from 'vitest'

import { channelSchema } from '@/contract/groups/channels'

import { type MediaItem, summarise } from './media-item'

/** Returns an item as parsed from a channel's response. */
function itemOf(model_type: string, row: object): MediaItem {
  const { content } = channelSchema.parse({ id: 1, content: { data: [{ id: 7, model_type, ...row }] } })
  const [item] = content?.items ?? []
  if (!item || item.model_type === 'channel') throw new Error('The channel has no media item')
  return item
}

const artists = [{ id: 3, name: 'Putni' }]
const ganos = { id: 2, name: 'Ganos', image: 'storage/2.svg', artists }

describe('summarise', () => {
  it.each([
    [
      'track',
      { name: 'Āzītis', album: ganos },
      { title: 'Āzītis', to: '/album/2/putni/ganos', image: 'storage/2.svg' },
    ],
    ['track', { name: 'Āzītis', album: ganos, image: 'own.svg' }, { image: 'own.svg' }],
    ['track', { name: 'Āzītis' }, { title: 'Āzītis', to: null, image: undefined }],
    ['album', { name: 'Ganos', artists, image: null }, { title: 'Ganos', to: '/album/7/putni/ganos', image: null }],
    ['album', { name: 'Ganos' }, { to: '/album/7/ganos' }],
    ['artist', { name: 'Putni', image_small: 'p.svg' }, { title: 'Putni', to: '/artist/7/putni', image: 'p.svg' }],
    ['genre', { name: 'rotalas', display_name: 'Rotaļas' }, { title: 'Rotaļas', to: '/genre/rotalas' }],
    ['genre', { name: 'rotaļas un dejas' }, { title: 'rotaļas un dejas', to: '/genre/rota%C4%BCas%20un%20dejas' }],
    ['playlist', { name: 'Vakaram', image: 'v.svg' }, { title: 'Vakaram', to: '/playlist/7/vakaram', image: 'v.svg' }],
    ['user', { display_name: 'Anna', avatar: 'a.svg' }, { title: 'Anna', to: '/user/7/anna', image: 'a.svg' }],
    ['user', { name: 'Anna', image: 'a.svg' }, { title: 'Anna', image: 'a.svg' }],
  ])('summarises the type %s: %j', (type, row, summary) => {
    expect(summarise(itemOf(type, row))).toMatchObject({ key: `${type}.7`, ...summary })
  })

  it('shows people in circles, and lists the artists of everything else', () => {
    const summaries = ['artist', 'user', 'album'].map((type) => summarise(itemOf(type, { name: 'Putni', artists })))
    expect(summaries.map(({ shape }) => shape)).toEqual(['circle', 'circle', 'square'])
    expect(summaries.map((summary) => summary.artists.length)).toEqual([0, 0, 1])
  })
})
