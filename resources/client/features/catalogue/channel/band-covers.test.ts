import { describe, expect, it } from 'vitest'

import { channelSchema } from '@/contract/groups/channels'

import { bandCovers } from './band-covers'

const album = (id: number, image: string | null = `${id}.svg`) => ({ model_type: 'album', id, name: 'Albums', image })
const artist = { model_type: 'artist', id: 9, name: 'Izpildītājs', image_small: 'artist.svg' }
const page = (...data: object[]) => ({ data, current_page: 1, per_page: 50, next_page: null })
const nested = (id: number, ...data: object[]) => ({
  model_type: 'channel',
  id,
  name: 'Saraksts',
  content: page(...data),
})
const covers = (...data: object[]) =>
  bandCovers(channelSchema.parse({ id: 1, name: 'Sākums', model_type: 'channel', content: page(...data) }))

describe('bandCovers', () => {
  it.each([
    ['one cover of each nested channel', [nested(2, album(1), album(2)), nested(3, album(4))], ['1.svg', '4.svg']],
    ['the covers of a channel without nested ones', [album(1), album(2)], ['1.svg', '2.svg']],
    ['at most three', [album(1), album(2), album(3), album(4)], ['1.svg', '2.svg', '3.svg']],
    ['no portraits, and no missing covers', [nested(2, artist), nested(3, album(1, null), album(2))], ['2.svg']],
    ['each cover once', [nested(2, album(1)), nested(3, album(1))], ['1.svg']],
    ['nothing for an empty channel', [], []],
  ])('returns %s', (_, items, expected) => expect(covers(...items)).toEqual(expected))
})
