import { seededRandom } from '../seeded-random'
import { DAY_PALETTES, NIGHT_PALETTES, type Palette } from './drawing/palette'
import { picture } from './drawing/svg'
import { largeFlowers } from './scenes/garden-scenes'
import { hotAirBalloons, lighthouse, littleTrain } from './scenes/journey-scenes'
import { mittens, rainbow, starOfTheMorning, treeOfSongs, wovenBelt } from './scenes/ornament-scenes'
import {
  bearInTheGrass,
  birdsOnBranch,
  foxInTheForest,
  haresAndHill,
  hedgehogWithApple,
  hillsWithHouse,
  type Scene,
} from './scenes/outdoor-scenes'
import { owlsAtNight, sailingBoat, sleeperOnTheMoon, villageAtNight, whaleAtSea } from './scenes/sky-and-water-scenes'
import { wordStart } from './word-start'

/** `about` matches titles that call for this scene. */
type Composition = { scene: Scene; palettes: readonly Palette[]; about: RegExp }

const TITLE_MATCH_PROBABILITY = 0.9

/** `stems`: space-separated word beginnings; a title with one of them calls for this scene. */
const by = (palettes: readonly Palette[]) => (scene: Scene, stems: string) => {
  return { scene, palettes, about: wordStart(...stems.split(' ')) }
}
const day = by(DAY_PALETTES)
const night = by(NIGHT_PALETTES)
const anyLight = by([...DAY_PALETTES, ...NIGHT_PALETTES])

const COMPOSITIONS: readonly Composition[] = [
  day(hillsWithHouse, 'māj pagalm lauk vectēv vecmām home house hill farm'),
  day(bearInTheGrass, 'lāc bears?(?!\\p{L}) honey'),
  day(hedgehogWithApple, 'ezī ezi ābol ruden sēņ hedgehog autumn apple'),
  day(birdsOnBranch, 'putn bezdelīg zvirbu[lļ] dzeguz bird sparrow nest'),
  day(foxInTheForest, 'laps mež fox forest wood'),
  day(haresAndHill, 'zaķ lieldien hares?(?!\\p{L}) rabbit easter'),
  day(sailingBoat, 'kuģ laiv bura boat ship sail'),
  day(whaleAtSea, 'val(?:is|i|im|a)(?!\\p{L}) jūr zivt zivs whale sea ocean fish'),
  day(hotAirBalloons, 'balon mākoņ lido debes balloon cloud sky fly'),
  day(littleTrain, 'vilcien ceļ brauc train travel road journey'),
  anyLight(lighthouse, 'bāk kāp lighthouse harbour island'),
  day(largeFlowers, 'zied puķ pļav vasar dārz flower garden summer meadow'),
  night(sleeperOnTheMoon, 'mieg sap mēnes aijā žūžū šūp moon sleep dream lullab'),
  night(owlsAtNight, 'pūc pūč nakt owl night'),
  night(villageAtNight, 'ziem snieg vakar christmas winter snow evening'),
  anyLight(mittens, 'cimd adī raksti mitten wool'),
  anyLight(wovenBelt, 'jost tautas danc folk ancestor'),
  anyLight(starOfTheMorning, 'saul zvaigz rīt sun star morning'),
  day(treeOfSongs, 'dzied dziesm līgo jāņ koks song sing tree'),
  anyLight(rainbow, 'varavīks krās liet rainbow colour rain'),
]

/** Draws a square cover as an SVG document; the same seed and title give the same picture. */
export function coverSvg(seed: string | number, title: string): string {
  const random = seededRandom('cover', seed)
  const matching = random.chance(TITLE_MATCH_PROBABILITY) ? COMPOSITIONS.filter(({ about }) => about.test(title)) : []
  const { scene, palettes } = random.pick(matching.length > 0 ? matching : COMPOSITIONS)
  return picture(title, scene({ random, palette: random.pick(palettes) }))
}
