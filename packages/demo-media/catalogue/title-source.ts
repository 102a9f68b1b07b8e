import type { SeededRandom } from '../seeded-random'
import type { GenreSlug, Language } from './genres'
import { englishTitle } from './title-patterns-en'
import { latvianTitle } from './title-patterns-lv'
import { ENGLISH_TITLES } from './track-titles-en'
import { LATVIAN_TITLES } from './track-titles-lv'

type AlbumTheme = { genre: GenreSlug; language: Language }

/** Returns the title of an album's next track. */
type NextTitle = () => string

const SOURCES = {
  lv: { handWritten: LATVIAN_TITLES, compose: latvianTitle },
  en: { handWritten: ENGLISH_TITLES, compose: englishTitle },
} as const

/** Number of redraws of a composed title that starts or ends like another one on the album. */
const MAX_REDRAWS = 24

/** The first and last word: two titles on an album that share one sound alike. */
function outerWords(title: string): string[] {
  const words = title.replace('!', '').split(' ')
  return [`${words[0]} …`, `… ${words.at(-1)}`]
}

/**
 * Hands out unique track titles, album by album. Hand-written titles are spread evenly over the `expected` tracks;
 * the rest are composed.
 */
export function createTitleSource(random: SeededRandom, expected: readonly (AlbumTheme & { trackCount: number })[]) {
  const used = new Set<string>()
  const pools = new Map<string, { left: string[]; tracksToCome: number }>()

  const poolOf = ({ genre, language }: AlbumTheme) => {
    const key = `${language}/${genre}`
    const pool = pools.get(key) ?? { left: random.shuffle(SOURCES[language].handWritten[genre]), tracksToCome: 0 }
    pools.set(key, pool)
    return pool
  }
  const isUnused = (title: string) => !used.has(title.toLowerCase())

  const compose = ({ genre, language }: AlbumTheme, outer: ReadonlySet<string>): string => {
    for (let attempt = 0; ; attempt++) {
      const title = SOURCES[language].compose(genre, random)
      const repeats = attempt < MAX_REDRAWS && outerWords(title).some((word) => outer.has(word))
      if (isUnused(title) && !repeats) return title
    }
  }

  for (const album of expected) poolOf(album).tracksToCome += album.trackCount

  return (theme: AlbumTheme): NextTitle => {
    const pool = poolOf(theme)
    const outer = new Set<string>()
    return () => {
      const isHandWritten = random.next() * pool.tracksToCome < pool.left.length
      pool.tracksToCome -= 1
      const handWritten = isHandWritten ? pool.left.pop() : undefined
      const title = handWritten !== undefined && isUnused(handWritten) ? handWritten : compose(theme, outer)
      used.add(title.toLowerCase())
      for (const word of outerWords(title)) outer.add(word)
      return title
    }
  }
}
