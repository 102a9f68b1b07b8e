import type { SeededRandom } from '../seeded-random'
import type { GenreSlug } from './genres'
import { BEGINNINGS, CHARACTERS, CROWDS, DEEDS, NUMBERS, PLACES, THINGS } from './vocabulary-en'

/** Turns "Plays the Fiddle" into its plural "Play the Fiddle". */
function pluralDeed(deed: string): string {
  const [verb = '', ...rest] = deed.split(' ')
  const plural = verb === 'Goes' ? 'Go' : verb.replace(/(?<=ch|sh|ss|x)es$|s$/, '').replace(/^(Carr|Fl)ie$/, '$1y')
  return [plural, ...rest].join(' ')
}

const TUNES = ['Song', 'Ballad', 'Tune', 'Chorus'] as const
const MOODS = ['Small', 'Brave', 'Shy', 'Sleepy', 'Muddy', 'Merry'] as const

type Pattern = (genre: GenreSlug, random: SeededRandom) => string

const PATTERNS: readonly Pattern[] = [
  (genre, random) => `${random.pick(CHARACTERS)} ${random.pick(DEEDS[genre])}`,
  (genre, random) => `${random.pick(CHARACTERS)}’s ${random.pick(THINGS[genre])}`,
  (genre, random) => `The ${random.pick(CHARACTERS)}’s ${random.pick(THINGS[genre])}`,
  (genre, random) => `${random.pick(BEGINNINGS[genre])} ${random.pick(PLACES)}`,
  (genre, random) => `${random.pick(NUMBERS)} ${random.pick(CROWDS)} ${pluralDeed(random.pick(DEEDS[genre]))}`,
  (genre, random) => `When the ${random.pick(CHARACTERS)} ${random.pick(DEEDS[genre])}`,
  (genre, random) => `How the ${random.pick(CHARACTERS)} ${random.pick(DEEDS[genre])}`,
  (_genre, random) => {
    const one = random.pick(CHARACTERS)
    return `The ${one} and the ${random.pick(CHARACTERS.filter((other) => other !== one))}`
  },
  (_genre, random) => `${random.pick(TUNES)} for a ${random.pick(MOODS)} ${random.pick(CHARACTERS)}`,
  (genre, random) => `The ${random.pick(CHARACTERS)} Who ${random.pick(DEEDS[genre])}`,
  (_genre, random) => `Who’s That ${random.pick(PLACES)}?`,
]

/** Composes a random English title that suits the genre. */
export function englishTitle(genre: GenreSlug, random: SeededRandom): string {
  return random.pick(PATTERNS)(genre, random)
}
