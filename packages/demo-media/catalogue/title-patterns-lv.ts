import type { SeededRandom } from '../seeded-random'
import type { GenreSlug } from './genres'
import { BEGINNINGS, CHARACTERS, CROWDS, DEEDS, NUMBERS, PLACES, THINGS } from './vocabulary-lv'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const TALES = ['Dziesma', 'Dziesmiņa', 'Stāsts', 'Balāde', 'Kuplejas'] as const
const CRIES = ['Ak', 'Ai', 'Re'] as const

type Pattern = (genre: GenreSlug, random: SeededRandom) => string

const PATTERNS: readonly Pattern[] = [
  (genre, random) => `${capital(random.pick(CHARACTERS)[0])} ${random.pick(DEEDS[genre])}`,
  (genre, random) => `${capital(random.pick(CHARACTERS)[1])} ${random.pick(THINGS[genre])}`,
  (genre, random) => `${capital(random.pick(CHARACTERS)[1])} ${random.pick(THINGS[genre])}`,
  (genre, random) => `${random.pick(BEGINNINGS[genre])} ${random.pick(PLACES)}`,
  (genre, random) => `${random.pick(NUMBERS)} ${random.pick(CROWDS)} ${random.pick(DEEDS[genre])}`,
  (genre, random) => `Kad ${random.pick(CHARACTERS)[0]} ${random.pick(DEEDS[genre])}`,
  (genre, random) => `Kā ${random.pick(CHARACTERS)[0]} ${random.pick(DEEDS[genre])}`,
  (_genre, random) => {
    const [one] = random.pick(CHARACTERS)
    const [other] = random.pick(CHARACTERS.filter(([who]) => who !== one))
    return `${capital(one)} un ${other}`
  },
  (_genre, random) => `${random.pick(TALES)} par ${random.pick(CHARACTERS)[2]}`,
  (genre, random) => `Par ${random.pick(CHARACTERS)[2]}, kas ${random.pick(DEEDS[genre])}`,
  (_genre, random) => `Kas tur ${random.pick(PLACES)}?`,
  (genre, random) => `${random.pick(CRIES)}, ${random.pick(CHARACTERS)[0]} ${random.pick(DEEDS[genre])}!`,
]

/** Composes a random Latvian title that suits the genre. */
export function latvianTitle(genre: GenreSlug, random: SeededRandom): string {
  return random.pick(PATTERNS)(genre, random)
}
