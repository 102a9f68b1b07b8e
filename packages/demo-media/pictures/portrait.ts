import { seededRandom } from '../seeded-random'
import { bear, coatOf, fox, hare, hedgehog } from './drawing/animals'
import { bird, owl } from './drawing/birds'
import { catFace, child, mouseFace } from './drawing/faces'
import { accordion, drum, guitar, kokle, trumpet } from './drawing/instruments'
import type { Brush } from './drawing/landscape'
import { zigzag } from './drawing/ornament'
import { DAY_PALETTES } from './drawing/palette'
import { picture, placed, svg } from './drawing/svg'
import { wordStart } from './word-start'

type Sitter = { about: RegExp | null; draw: (brush: Brush) => string }

const CENTRE = 300

const furOf = ({ palette, random }: Brush) => coatOf(palette, random.pick([palette.near, palette.accent]))

const SITTERS: readonly Sitter[] = [
  {
    about: wordStart('lāc', 'bears?(?!\\p{L})', 'cubs'),
    draw: ({ palette, random }) => placed(bear(furOf({ palette, random }), false), { x: CENTRE, y: 712, scale: 1.92 }),
  },
  {
    about: wordStart('laps', 'fox', 'vixen'),
    draw: ({ palette }) => placed(fox(coatOf(palette, palette.accent)), { x: CENTRE, y: 640, scale: 1.98 }),
  },
  {
    about: wordStart('pūc', 'pūč', 'owl', 'apog'),
    draw: ({ palette, random }) => {
      const coat = coatOf(palette, random.pick([palette.near, palette.middle]))
      return placed(owl(coat, palette.accent), { x: CENTRE, y: 580, scale: 2.2 })
    },
  },
  {
    about: wordStart('zaķ', 'hares?(?!\\p{L})', 'bunn', 'rabbit'),
    draw: ({ palette }) =>
      placed(hare({ ...coatOf(palette, palette.cream), belly: '#FFFFFF' }), { x: CENTRE, y: 620, scale: 2.05 }),
  },
  {
    about: wordStart('ezī', 'ezi', 'eži', 'ežu', 'hedgehog'),
    draw: ({ palette }) => placed(hedgehog(coatOf(palette, palette.near)), { x: CENTRE, y: 420, scale: 1.86 }),
  },
  {
    about: wordStart('putn', 'cīru', 'strazd', 'zvirbu[lļ]', 'cielav', 'dzeguz', 'bezdelīg', 'žagat', 'bird', 'lark'),
    draw: ({ palette, random }) => {
      const coat = { ...furOf({ palette, random }), blush: palette.cream }
      return placed(bird(coat, palette.glow), { x: CENTRE + 4, y: 462, scale: 2.75 })
    },
  },
  {
    about: wordStart('kaķ', 'runč', 'minc', 'cats?(?!\\p{L})', 'kitten', 'whisker'),
    draw: ({ palette }) => placed(catFace(palette), { x: CENTRE, y: 318, scale: 1.12 }),
  },
  {
    about: wordStart('pele', 'pelī', 'peļu', 'mouse', 'mice'),
    draw: ({ palette }) => placed(mouseFace(palette), { x: CENTRE, y: 320, scale: 1.1 }),
  },
  {
    about: wordStart('kokl', 'tautas', 'folk'),
    draw: ({ palette }) => placed(kokle(palette), { x: CENTRE, y: 306, scale: 1.06 }),
  },
  {
    about: wordStart('bung', 'bundz', 'ritm', 'drum', 'beat'),
    draw: ({ palette }) => placed(drum(palette), { x: CENTRE, y: 316, scale: 1.16 }),
  },
  {
    about: wordStart('ģitār', 'stīg', 'guitar', 'string'),
    draw: ({ palette }) => placed(guitar(palette), { x: 320, y: 320, scale: 1 }),
  },
  {
    about: wordStart('akordeon', 'ermoņ', 'accordion'),
    draw: ({ palette }) => placed(accordion(palette), { x: CENTRE, y: CENTRE, scale: 1.1 }),
  },
  {
    about: wordStart('taur', 'orķestr', 'trump', 'brass'),
    draw: ({ palette }) => placed(trumpet(palette), { x: CENTRE, y: 296, scale: 1.06 }),
  },
  { about: null, draw: ({ palette, random }) => placed(child(palette, random), { x: CENTRE, y: 316, scale: 1.12 }) },
]

/** Draws the background: rays, dots, waves or plain, with a disc behind the sitter. */
function background({ palette, random }: Brush): string {
  const [top, bottom] = palette.sky
  const backs = [palette.far, bottom, palette.glow]
  const back = random.pick(backs)
  const rays = Array.from(
    { length: 18 },
    (_, index) =>
      svg`<path d="M0 0L-42 -460H42Z" fill="${top}" opacity=".35" transform="translate(300 300) rotate(${20 * index})"/>`,
  )
  const dots = Array.from({ length: 90 }, (_, index) => {
    const row = Math.floor(index / 9)
    return svg`<circle cx="${(index % 9) * 72 + (row % 2) * 36}" cy="${row * 66}" r="9" fill="${top}" opacity=".45"/>`
  })
  const waves = Array.from(
    { length: 8 },
    (_, index) =>
      svg`<g opacity=".4">${zigzag({ y: 60 + index * 82, from: -20, to: 640, height: 26, step: 62, colour: top })}</g>`,
  )
  return svg`<rect width="600" height="600" fill="${back}"/>${random.pick([rays, dots, waves, []])}
    <circle cx="300" cy="300" r="238" fill="${top}" opacity=".6"/>`
}

/** Draws a square portrait that also works cropped to a circle; words in the name pick the sitter. */
export function portraitSvg(seed: string | number, name: string): string {
  const random = seededRandom('portrait', seed)
  const brush = { random, palette: random.pick(DAY_PALETTES) }
  const named = SITTERS.filter(({ about }) => about?.test(name))
  const faces = SITTERS.filter(({ about }) => about === null)
  const anyone = random.chance(0.45) ? faces : SITTERS
  const sitter = random.pick(named.length > 0 ? named : anyone)
  return picture(name, background(brush) + sitter.draw(brush))
}
