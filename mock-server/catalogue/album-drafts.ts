import type { SeededRandom } from '../media/seeded-random'
import { ALBUM_TITLES } from './album-titles'
import { ARTISTS } from './artists'
import { GENRES } from './genres'
import type { GenreSlug, Language } from './genres'

const TRACKS = 2000
const FEWEST_ON_ALBUM = 4
const MOST_ON_ALBUM = 16
/** The catalogue opens with this album, by the first artist. */
const FIRST_ALBUM = 'Miega pūces dziesmas'

export type AlbumDraft = { title: string; genre: GenreSlug; language: Language; artistId: number; songs: number }

const LANGUAGES: readonly Language[] = ['lv', 'en']

function albumThemes(random: SeededRandom) {
  const all = GENRES.flatMap(({ slug: genre }) =>
    LANGUAGES.flatMap((language) => ALBUM_TITLES[genre][language].map((title) => ({ title, genre, language }))),
  )
  const isFirst = ({ title }: { title: string }) => title === FIRST_ALBUM
  return [...all.filter(isFirst), ...random.shuffle(all.filter((theme) => !isFirst(theme)))]
}

/** Numbers of songs between the bounds that add up to exactly the number of tracks. */
function songCounts(random: SeededRandom, albums: number): number[] {
  const counts = Array.from({ length: albums }, () => random.int(FEWEST_ON_ALBUM + 1, MOST_ON_ALBUM - 1))
  let missing = TRACKS - counts.reduce((sum, count) => sum + count, 0)
  for (let index = 0; missing !== 0; index = (index + 1) % albums) {
    const step = Math.sign(missing)
    const count = (counts[index] ?? 0) + step
    if (count < FEWEST_ON_ALBUM || count > MOST_ON_ALBUM) continue
    counts[index] = count
    missing -= step
  }
  return counts
}

/** All albums with their artist and number of songs, in the order in which they get their ids. */
export function draftAlbums(random: SeededRandom): AlbumDraft[] {
  const themes = albumThemes(random)
  const counts = songCounts(random, themes.length)
  const made = ARTISTS.map(() => 0)
  return themes.map((theme, index) => {
    const able = ARTISTS.flatMap(({ language, genres }, artist) =>
      language === theme.language && genres.includes(theme.genre) ? [artist] : [],
    )
    // Mostly whoever has released least, so that everybody has an album; sometimes anybody, so that some have many.
    const least = Math.min(...able.map((artist) => made[artist] ?? 0))
    const idle = able.filter((artist) => made[artist] === least)
    const artist = index === 0 ? 0 : random.pick(random.chance(0.7) ? idle : able)
    made[artist] = (made[artist] ?? 0) + 1
    return { ...theme, artistId: artist + 1, songs: counts[index] ?? FEWEST_ON_ALBUM }
  })
}
