import type { GenreSlug } from '@demo-media/catalogue/genres'
import { ENGLISH_TAG } from '@demo-media/catalogue/tags'
import { seededRandom } from '@demo-media/seeded-random'

import { makePlaylist } from '../factories/make-playlist'
import type { MockPlaylist, MockTrack } from '../store/music-rows'
import { EDITOR_ID } from './people'
import { personas } from './personas'

type Sketch = { name: string; description: string; genre?: GenreSlug; tag?: string; tracks: number }

/** The editors' playlists, in display order. */
const curated: Sketch[] = [
  {
    name: 'Saldu dusu',
    description: 'Rāmas šūpuļdziesmas vakaram, kad acis jau krīt ciet.',
    genre: 'supuldziesmas',
    tracks: 36,
  },
  {
    name: 'Rīta rosme',
    description: 'Možas dziesmas zobu tīrīšanai, putrai un skriešanai.',
    genre: 'kustibu-dziesmas',
    tracks: 24,
  },
  { name: 'Garajam ceļam', description: 'Dziesmas mašīnai: pietiks no Rīgas līdz Liepājai un atpakaļ.', tracks: 120 },
  { name: 'Latviešu tautasdziesmas', description: 'Tās, ko dzied vecmāmiņa.', genre: 'tautasdziesmas', tracks: 48 },
  {
    name: 'Rotaļu pagalms',
    description: 'Ejam rotaļās, dziedam un plaukšķinām.',
    genre: 'rotalas-un-dejas',
    tracks: 30,
  },
  {
    name: 'Zvēri dzied',
    description: 'Par kaķīti, sunīti, lāci un visiem pārējiem.',
    genre: 'daba-un-dzivnieki',
    tracks: 25,
  },
  { name: 'Dzimšanas diena', description: 'Svētku dziesmas kūkai un svecītēm.', genre: 'dzimsanas-diena', tracks: 20 },
  {
    name: 'Bez vārdiem',
    description: 'Mūzika bez dziesmu vārdiem mazām ausīm.',
    genre: 'instrumentala-muzika',
    tracks: 22,
  },
  { name: 'Sing along', description: 'Dziesmas angliski, ko dziedāt līdzi.', tag: ENGLISH_TAG, tracks: 28 },
  { name: 'Lietainai dienai', description: 'Mierīga mūzika zīmēšanai pie loga.', tag: 'zīmēšanai', tracks: 18 },
]

/** Id of the playlist of 10,000 entries in the `huge` scenario. */
export const HUGE_PLAYLIST_ID = 100
const HUGE_PLAYLIST_LENGTH = 10_000

function pick(tracks: readonly MockTrack[], { name, genre, tag, tracks: count }: Sketch): number[] {
  const has = (rows: { name: string }[], requestedName = '') =>
    requestedName === '' || rows.some(({ name: own }) => own === requestedName)
  const fitting = tracks.filter((track) => has(track.genres, genre) && has(track.tags, tag))
  return seededRandom('playlist', name)
    .shuffle(fitting)
    .slice(0, count)
    .map(({ id }) => id)
}

const createdAt = (index: number) => new Date(Date.UTC(2026, 0, 10 + index)).toISOString()

const ownedPlaylist = (own: Partial<MockPlaylist> & { id: number }): MockPlaylist =>
  makePlaylist({
    image: `storage/playlist_media/${own.id}.svg`,
    created_at: createdAt(own.id),
    plays: 12 * own.id,
    views: 30 * own.id,
    ...own,
  })

/** Creates the editors' playlists, then a private and a collaborative one of two personas. */
export function playlists(tracks: readonly MockTrack[]): MockPlaylist[] {
  const ids = (sketch: Sketch) => pick(tracks, sketch)
  return [
    ...curated.map((sketch, index) =>
      ownedPlaylist({
        id: index + 1,
        name: sketch.name,
        description: sketch.description,
        owner_id: EDITOR_ID,
        editor_ids: [EDITOR_ID],
        track_ids: ids(sketch),
      }),
    ),
    ownedPlaylist({
      id: 11,
      name: 'Tikai man',
      public: false,
      owner_id: personas.subscriber.id,
      editor_ids: [personas.subscriber.id],
      track_ids: ids({ name: 'private', description: '', tracks: 12 }),
    }),
    ownedPlaylist({
      id: 12,
      name: 'Kopā ar kori',
      description: 'Liekam kopā katrs savu mīļāko dziesmu.',
      image: null,
      collaborative: true,
      owner_id: personas.artist.id,
      editor_ids: [personas.artist.id, personas.free.id],
      track_ids: ids({ name: 'together', description: '', tracks: 15 }),
    }),
  ]
}

/** Creates a playlist of 10,000 entries that repeats the tracks. */
export const hugePlaylist = (tracks: readonly MockTrack[]): MockPlaylist =>
  ownedPlaylist({
    id: HUGE_PLAYLIST_ID,
    name: 'Desmit tūkstoši dziesmu',
    description: 'Viss, kas mums ir, un vēl vairākas reizes.',
    owner_id: EDITOR_ID,
    editor_ids: [EDITOR_ID],
    track_ids: Array.from({ length: HUGE_PLAYLIST_LENGTH }, (_, index) => tracks[index % tracks.length]?.id ?? 0),
  })
