import { expect, it } from 'vitest'

import { artists } from '@/contract/groups/artists'
import { profileSchema } from '@/contract/shapes/music'

import { makeArtist } from '../../state/factories/make-artist'
import { makeTrack } from '../../state/factories/make-track'
import { makeUser } from '../../state/factories/make-user'
import { presentProfile } from '../music/present'
import { spell } from './spell'

const profile = presentProfile(makeUser({ id: 3, display_name: 'Zane', avatar: 'storage/avatars/3.svg' }))

it('keeps the spelling of release B1', () => {
  expect(spell({ scenario: 'typical', release: 'B1' }, profile)).toBe(profile)
})

it('spells users and themes like release B2, which the contract also parses', () => {
  const body = { user: profile, themes: { all: [{ id: 1 }], selectedThemeId: null } }
  const newer = spell({ scenario: 'typical', release: 'B2' }, body)
  expect(newer).toEqual({
    user: { id: 3, name: 'Zane', image: 'storage/avatars/3.svg', model_type: 'user' },
    themes: [{ id: 1 }],
  })
  expect(profileSchema.parse((newer as { user: unknown }).user)).toMatchObject({
    display_name: 'Zane',
    avatar: 'storage/avatars/3.svg',
  })
})

it('keeps the names of everything but users', () => {
  const genre = { id: 1, name: 'rotalas', display_name: 'Rotaļas', image: 'a.svg', model_type: 'genre' }
  expect(spell({ scenario: 'typical', release: 'B2' }, { genre })).toEqual({ genre })
})

it('omits each optional field in some rows and sends null in others', () => {
  const bodies = [1, 2, 3].map((id) => spell({ scenario: 'sparse', release: 'B1' }, makeTrack({ id, image: 'a.svg' })))
  const images = bodies.map((body) => (body as { image?: unknown }).image)
  expect(new Set(images)).toEqual(new Set(['a.svg', null, undefined]))
  expect(bodies.every((body) => (body as { name?: unknown }).name)).toBe(true)
})

it('sends sparse responses that satisfy the contract', () => {
  for (let id = 1; id <= 6; id++) {
    const artist = { ...makeArtist({ id }), similar: [makeArtist()], top_tracks: [makeTrack()] }
    expect(
      artists.show.response.safeParse(spell({ scenario: 'sparse', release: 'B1' }, { artist })).error,
    ).toBeUndefined()
  }
})
