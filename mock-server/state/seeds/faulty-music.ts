import { minutes, seconds } from '@/lib/dates/duration'
import { trackDuration } from '@demo-media/audio/arrangement'

import { makeAlbum } from '../factories/make-album'
import { makeArtist } from '../factories/make-artist'
import { makeTrack } from '../factories/make-track'
import type { Seed } from '../store/db'
import type { MockTrack } from '../store/music-rows'
import { personas } from './personas'

/** Artist and album of the faulty tracks; search and URL find them, but no channel lists them. */
const FAULTY_ARTIST_ID = 901
export const FAULTY_ALBUM_ID = 901

/** Tracks of the album "Kā skan kļūdas", by fault. */
export const FAULTY_TRACKS = {
  /** Its URL expires after {@link SIGNED_SECONDS} seconds. */
  expiring: 9001,
  /** Its URL is valid for one request. */
  singleUse: 9002,
  /** Its file does not exist. */
  missing: 9003,
  /** Its stated duration is a minute and a half too long. */
  overstated: 9004,
  /** An HLS stream, which requires a library or Safari. */
  stream: 9005,
  /** A bare YouTube id. */
  youtube: 9006,
  /** Has no source; the player looks it up on YouTube. */
  withoutSource: 9007,
  /** A DASH stream that no browser plays. */
  unplayable: 9008,
} as const

const OVERSTATED_BY = minutes(1) + seconds(30)

type Sketch = { id: number; name: string; own: Partial<MockTrack> }

const sketches: Sketch[] = [
  { id: FAULTY_TRACKS.expiring, name: 'Saite uz īsu brīdi', own: { signing: 'brief' } },
  { id: FAULTY_TRACKS.singleUse, name: 'Saite vienai reizei', own: { signing: 'once' } },
  { id: FAULTY_TRACKS.missing, name: 'Pazudusī dziesma', own: { src: 'storage/track_media/pazudusi-dziesma.wav' } },
  {
    id: FAULTY_TRACKS.overstated,
    name: 'Garāka nekā ir',
    own: { duration: trackDuration(FAULTY_TRACKS.overstated) + OVERSTATED_BY },
  },
  { id: FAULTY_TRACKS.stream, name: 'Straume', own: { src: `storage/track_media/${FAULTY_TRACKS.stream}.m3u8` } },
  { id: FAULTY_TRACKS.youtube, name: 'Dziesma no YouTube', own: { src: 'dQw4w9WgXcQ' } },
  { id: FAULTY_TRACKS.withoutSource, name: 'Dziesma bez avota', own: { src: '' } },
  {
    id: FAULTY_TRACKS.unplayable,
    name: 'Straume bez krasta',
    own: { src: `storage/track_media/${FAULTY_TRACKS.unplayable}.mpd` },
  },
]

const LONG_AGO = '2001-01-01T00:00:00.000000Z'

/** An album of tracks with one fault each; without genres or tags, so that no radio includes them. */
export function faultyMusic(): Pick<Seed, 'artists' | 'albums' | 'tracks'> {
  const artist = makeArtist({
    id: FAULTY_ARTIST_ID,
    name: 'Skaņu darbnīca',
    image_small: `storage/artist_images/${FAULTY_ARTIST_ID}.svg`,
    albums_count: 1,
    unlisted: true,
  })
  const album = makeAlbum({
    id: FAULTY_ALBUM_ID,
    name: 'Kā skan kļūdas',
    image: `storage/album_images/${FAULTY_ALBUM_ID}.svg`,
    release_date: LONG_AGO,
    created_at: LONG_AGO,
    owner_id: personas.admin.id,
    artists: [artist],
    unlisted: true,
  })
  const tracks = sketches.map(({ id, name, own }, index) =>
    makeTrack({
      id,
      name,
      number: index + 1,
      duration: trackDuration(id),
      src: `storage/track_media/${id}.wav`,
      owner_id: personas.admin.id,
      popularity: 1,
      album,
      artists: [artist],
      created_at: LONG_AGO,
      unlisted: true,
      ...own,
    }),
  )
  return { artists: [artist], albums: [album], tracks }
}
