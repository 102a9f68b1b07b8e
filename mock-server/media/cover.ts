import { DAY_PALETTES, NIGHT_PALETTES } from './picture/palette'
import type { Palette } from './picture/palette'
import { largeFlowers } from './picture/scenes-garden'
import { hotAirBalloons, lighthouse, littleTrain } from './picture/scenes-journeys'
import { mittens, rainbow, starOfTheMorning, treeOfSongs, wovenBelt } from './picture/scenes-ornament'
import {
  bearInTheGrass,
  birdsOnBranch,
  foxInTheForest,
  haresAndHill,
  hedgehogWithApple,
  hillsWithHouse,
} from './picture/scenes-outdoors'
import type { Scene } from './picture/scenes-outdoors'
import { owlsAtNight, sailingBoat, sleeperOnTheMoon, villageAtNight, whaleAtSea } from './picture/scenes-sky-and-water'
import { picture } from './picture/svg'
import { wordStart } from './picture/word-start'
import { seededRandom } from './seeded-random'

/** `about` are the words in a title that call for this scene. */
type Composition = { scene: Scene; palettes: readonly Palette[]; about: RegExp }

const HOW_OFTEN_THE_TITLE_DECIDES = 0.9

/** `stems` are beginnings of the words in a title that call for this scene. */
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

/** A square picture-book cover as an SVG document, always the same for the same seed and title. */
export function coverSvg(seed: string | number, title: string): string {
  const random = seededRandom('cover', seed)
  const called = random.chance(HOW_OFTEN_THE_TITLE_DECIDES) ? COMPOSITIONS.filter(({ about }) => about.test(title)) : []
  const { scene, palettes } = random.pick(called.length > 0 ? called : COMPOSITIONS)
  return picture(title, scene({ random, palette: random.pick(palettes) }))
}
