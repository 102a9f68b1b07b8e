import type { SeededRandom } from '../media/seeded-random'
import type { GenreSlug, Language } from './genres'
import { englishTitle } from './title-patterns-en'
import { latvianTitle } from './title-patterns-lv'
import { ENGLISH_TITLES } from './track-titles-en'
import { LATVIAN_TITLES } from './track-titles-lv'

export type AlbumTheme = { genre: GenreSlug; language: Language }

/** Gives the next song of an album its title. */
type NextTitle = () => string

const SOURCES = {
  lv: { own: LATVIAN_TITLES, made: latvianTitle },
  en: { own: ENGLISH_TITLES, made: englishTitle },
} as const

/** How often a title is drawn again because another song on the album begins or ends alike. */
const REDRAWS = 24

/** The words by which two titles on one album would sound alike: the first and the last. */
function outerWords(title: string): string[] {
  const words = title.replace('!', '').split(' ')
  return [`${words[0]} …`, `… ${words.at(-1)}`]
}

/**
 * Hands out song titles album by album, none of them twice. The titles that stand for themselves are spread evenly
 * over the songs that will come (`expected` says how many), the rest is made up.
 */
export function openTitleBook(random: SeededRandom, expected: readonly (AlbumTheme & { songs: number })[]) {
  const used = new Set<string>()
  const shelves = new Map<string, { left: string[]; songsToCome: number }>()

  const shelfOf = ({ genre, language }: AlbumTheme) => {
    const key = `${language}/${genre}`
    const shelf = shelves.get(key) ?? { left: random.shuffle(SOURCES[language].own[genre]), songsToCome: 0 }
    shelves.set(key, shelf)
    return shelf
  }
  const isNew = (title: string) => !used.has(title.toLowerCase())

  const makeUp = ({ genre, language }: AlbumTheme, heard: ReadonlySet<string>): string => {
    for (let attempt = 0; ; attempt++) {
      const title = SOURCES[language].made(genre, random)
      const repeats = attempt < REDRAWS && outerWords(title).some((word) => heard.has(word))
      if (isNew(title) && !repeats) return title
    }
  }

  for (const album of expected) shelfOf(album).songsToCome += album.songs

  return (theme: AlbumTheme): NextTitle => {
    const shelf = shelfOf(theme)
    const heard = new Set<string>()
    return () => {
      const usesOwn = random.next() * shelf.songsToCome < shelf.left.length
      shelf.songsToCome -= 1
      const own = usesOwn ? shelf.left.pop() : undefined
      const title = own !== undefined && isNew(own) ? own : makeUp(theme, heard)
      used.add(title.toLowerCase())
      for (const word of outerWords(title)) heard.add(word)
      return title
    }
  }
}
