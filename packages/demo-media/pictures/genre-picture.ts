import { seededRandom } from '../seeded-random'
import { coatOf, hedgehog } from './drawing/animals'
import { drum, kokle } from './drawing/instruments'
import { type Brush, crescent, spruce } from './drawing/landscape'
import { STARS, diamonds, sign, zigzag } from './drawing/ornament'
import { DAY_PALETTES } from './drawing/palette'
import { picture, placed, svg } from './drawing/svg'
import { blocks, boat, book, cake, kite, microphone, pencil, type ToyDrawing, wreath } from './drawing/toys'

type Emblem = (brush: Brush) => string

const CENTRE = { x: 300, y: 292 }

const toy =
  (drawing: ToyDrawing, scale: number): Emblem =>
  ({ palette }) =>
    placed(drawing(palette), { ...CENTRE, scale })

const star: Emblem = ({ palette }) =>
  STARS.slice(0, 1)
    .map((figure) => sign(figure, { ...CENTRE, size: 340, threads: { first: palette.accent, second: palette.near } }))
    .join('')

const christmasTree: Emblem = (brush) => {
  const { palette } = brush
  const candles = [
    [300, 208],
    [262, 276],
    [338, 290],
    [244, 362],
    [306, 352],
    [364, 372],
  ].map(([cx = 0, cy = 0]) => svg`<circle cx="${cx}" cy="${cy}" r="10" fill="${palette.glow}"/>`)
  return svg`${spruce(brush, { x: 300, y: 462, height: 330, fill: palette.near })}${candles}
    <path d="M300 88l14 30l33 4l-24 23l6 33l-29 -16l-29 16l6 -33l-24 -23l33 -4Z" fill="${palette.accent}"/>`
}

const moon: Emblem = ({ palette, random }) =>
  crescent({ random, palette: { ...palette, glow: palette.accent } }, { ...CENTRE, r: 150 })

const hedgehogEmblem: Emblem = ({ palette }) =>
  placed(hedgehog(coatOf(palette, palette.near)), { x: 296, y: 376, scale: 1.5 })

/** Emblems matched against the genre's slug, first match wins; each has a unique background colour. */
const EMBLEMS: readonly { about: RegExp; ground: string; draw: Emblem }[] = [
  { about: /supul|lullab|sleep|mieg/, ground: '#AC97D1', draw: moon },
  { about: /tautas|folk/, ground: '#F2C66D', draw: star },
  { about: /dej|rotal|dance/, ground: '#8DB4DC', draw: toy(drum, 1) },
  { about: /kustib|action|sport/, ground: '#F4A98C', draw: toy(kite, 0.86) },
  { about: /skait|count|rhyme/, ground: '#5FA8A6', draw: toy(blocks, 1) },
  { about: /pasak|stor|tale/, ground: '#D98BA8', draw: toy(book, 0.98) },
  { about: /ziem|christmas|winter/, ground: '#C4D8E8', draw: christmasTree },
  { about: /ligo|jani|midsummer/, ground: '#9CC48A', draw: toy(wreath, 1.06) },
  { about: /dab|dzivniek|nature|animal/, ground: '#C9A27C', draw: hedgehogEmblem },
  { about: /mac|learn|school/, ground: '#8DCBB3', draw: toy(pencil, 0.9) },
  { about: /pop|rok|rock/, ground: '#E2715F', draw: toy(microphone, 0.86) },
  { about: /instrument|klasik|classic/, ground: '#A9B97A', draw: toy(kokle, 0.92) },
  {
    about: /celojum|travel|journey/,
    ground: '#5E8FC0',
    draw: ({ palette }) => placed(boat(palette), { x: 300, y: 384, scale: 1.12 }),
  },
  { about: /dzimsan|birthday|svetk/, ground: '#F3BFD0', draw: toy(cake, 0.94) },
]

/** Draws a genre's square emblem, chosen by its slug; an unknown genre gets a random one. */
export function genreSvg(slug: string, name: string): string {
  const random = seededRandom('genre', slug)
  const brush = { random, palette: random.pick(DAY_PALETTES) }
  const { palette } = brush
  const emblem = EMBLEMS.find(({ about }) => about.test(slug)) ?? random.pick(EMBLEMS)
  return picture(
    name,
    svg`<rect width="600" height="600" fill="${emblem.ground}"/>
      <circle cx="300" cy="292" r="244" fill="${palette.sky[0]}"/>
      ${emblem.draw(brush)}<rect y="540" width="600" height="60" fill="${palette.near}"/>
      ${zigzag({ y: 572, from: -10, to: 640, height: 16, step: 32, colour: palette.cream })}
      ${diamonds({ y: 586, from: 0, to: 620, size: 7, colour: palette.glow })}`,
  )
}
