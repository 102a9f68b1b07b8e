import type { SeededRandom } from '../seeded-random'
import { ALBUM_TITLES } from './album-titles'
import { ARTISTS } from './artists'
import { GENRES, type GenreSlug, type Language } from './genres'

const TRACK_COUNT = 2000
const MIN_TRACKS_ON_ALBUM = 4
const MAX_TRACKS_ON_ALBUM = 16
/** Gets album id 1 and the first artist. */
const FIRST_ALBUM = 'Miega pūces dziesmas'

export type AlbumDraft = { title: string; genre: GenreSlug; language: Language; artistId: number; trackCount: number }

const LANGUAGES: readonly Language[] = ['lv', 'en']

function albumThemes(random: SeededRandom) {
  const all = GENRES.flatMap(({ slug: genre }) =>
    LANGUAGES.flatMap((language) => ALBUM_TITLES[genre][language].map((title) => ({ title, genre, language }))),
  )
  const isFirst = ({ title }: { title: string }) => title === FIRST_ALBUM
  return [...all.filter(isFirst), ...random.shuffle(all.filter((theme) => !isFirst(theme)))]
}

/** Random track counts per album, within the bounds, that add up to exactly {@link TRACK_COUNT}. */
function trackCounts(random: SeededRandom, albums: number): number[] {
  const counts = Array.from({ length: albums }, () => random.int(MIN_TRACKS_ON_ALBUM + 1, MAX_TRACKS_ON_ALBUM - 1))
  let missing = TRACK_COUNT - counts.reduce((sum, count) => sum + count, 0)
  for (let index = 0; missing !== 0; index = (index + 1) % albums) {
    const step = Math.sign(missing)
    const count = (counts[index] ?? 0) + step
    if (count < MIN_TRACKS_ON_ALBUM || count > MAX_TRACKS_ON_ALBUM) continue
    counts[index] = count
    missing -= step
  }
  return counts
}

/** Drafts every album with its artist and track count, in id order. */
export function draftAlbums(random: SeededRandom): AlbumDraft[] {
  const themes = albumThemes(random)
  const counts = trackCounts(random, themes.length)
  const albumsByArtist = ARTISTS.map(() => 0)
  return themes.map((theme, index) => {
    const candidates = ARTISTS.flatMap(({ language, genres }, artist) =>
      language === theme.language && genres.includes(theme.genre) ? [artist] : [],
    )
    // Prefer the artists with the fewest albums, so that each gets one; a random pick gives some artists many.
    const fewest = Math.min(...candidates.map((artist) => albumsByArtist[artist] ?? 0))
    const leastUsed = candidates.filter((artist) => albumsByArtist[artist] === fewest)
    const artist = index === 0 ? 0 : random.pick(random.chance(0.7) ? leastUsed : candidates)
    albumsByArtist[artist] = (albumsByArtist[artist] ?? 0) + 1
    return { ...theme, artistId: artist + 1, trackCount: counts[index] ?? MIN_TRACKS_ON_ALBUM }
  })
}
