import { bear, catFromBehind, coatOf, whale } from '../drawing/animals'
import { owl } from '../drawing/birds'
import {
  type Brush,
  cloud,
  CRADLE,
  crescent,
  fullMoon,
  hill,
  house,
  sky,
  specks,
  spruce,
  stars,
  sun,
  water,
} from '../drawing/landscape'
import type { Palette } from '../drawing/palette'
import { placed, svg } from '../drawing/svg'
import { boat } from '../drawing/toys'
import type { Scene } from './outdoor-scenes'

const humps = (count: number) => Array.from({ length: count }, () => 'q25 -20 50 0t50 0')

export const sailingBoat: Scene = (brush) => {
  const { palette, random } = brush
  const vessel = boat(withOtherSails(brush))
  const gull = svg`<path d="M-30 -8Q-14 -24 0 0Q14 -24 30 -8" fill="none" stroke="${palette.ink}"
    stroke-width="5" stroke-linecap="round"/>`
  const hasTowedBoat = random.chance(0.5)
  const drawing = [
    sun(brush, { x: 150, y: 190, r: 84 }),
    cloud(brush, { x: 450, y: 130, scale: 0.95 }),
    placed(gull, { x: 440, y: 210, scale: 0.9, turn: -8 }),
    placed(gull, { x: 500, y: 180, scale: 0.6, turn: 6 }),
    water(brush, 392),
    hasTowedBoat ? placed(vessel, { x: 110, y: 404, scale: 0.42, turn: -5, flip: true }) : '',
    placed(vessel, { x: 330, y: 446, scale: random.between(1.1, 1.26), turn: 4 }),
    waveOver(brush),
  ].join('')
  return sky(brush) + placed(drawing, random.chance(0.5) ? { x: 0, y: 0 } : { x: 600, y: 0, flip: true })
}

function withOtherSails({ palette, random }: Brush): Palette {
  const { accent, glow, cream } = palette
  const [first = accent, second = glow, third = cream] = random.shuffle([accent, glow, cream])
  return { ...palette, accent: first, glow: second, cream: third }
}

/** Redraws the nearest waves in front of the hull. */
function waveOver({ palette }: Brush): string {
  return svg`<path d="M-140 502${humps(8)}V600H-140Z" fill="${palette.middle}"/>
    <path d="M-70 540${humps(8)}V600H-70Z" fill="${palette.near}"/>`
}

export const whaleAtSea: Scene = (brush) => {
  const { palette, random } = brush
  const spout = svg`<path d="M0 0C0 -50 -10 -70 -44 -78M0 0C0 -50 10 -70 44 -78M0 0V-92" fill="none"
    stroke="${palette.cream}"
    stroke-width="11" stroke-linecap="round"/>`
  const flip = random.chance(0.5)
  const skin = random.pick([palette.near, palette.ink, palette.accent])
  const swimmer = whale({ ...coatOf(palette, skin), blush: skin === palette.accent ? palette.cream : palette.accent })
  const calf = random.chance(0.45)
  return [
    sky(brush),
    sun(brush, { x: flip ? 440 : 160, y: random.between(120, 160), r: random.between(54, 72) }),
    cloud(brush, { x: flip ? 150 : 460, y: random.between(100, 140), scale: 0.8 }),
    svg`<path d="M-120 430${humps(9)}V600H-120Z" fill="${palette.far}"/>`,
    calf ? placed(swimmer, { x: flip ? 486 : 114, y: 454, scale: 0.48, flip, turn: flip ? 6 : -6 }) : '',
    placed(spout, { x: flip ? 240 : 360, y: 296 }),
    placed(swimmer, { x: 300, y: 468, scale: 1.32, flip }),
    waveOver(brush),
    svg`<g fill="${palette.cream}" opacity=".5"><circle cx="110" cy="560" r="7"/><circle cx="136" cy="534" r="4.5"/>
      <circle cx="480" cy="566" r="6"/></g>`,
  ].join('')
}

export const sleeperOnTheMoon: Scene = (brush) => {
  const { palette, random } = brush
  const moon = { x: random.between(270, 300), y: 286, r: 206 }
  const seat = { x: moon.x + CRADLE.x * moon.r, y: moon.y + CRADLE.y * moon.r + 8 }
  const cat = catFromBehind({ ...coatOf(palette, random.pick([palette.accent, palette.cream])), shade: palette.ink })
  const cub = bear(coatOf(palette, random.pick([palette.far, palette.accent])), true)
  const guest = random.pick([
    placed(cat, { ...seat, scale: 1.12, flip: random.chance(0.5) }),
    placed(cub, { ...seat, y: seat.y + 4, scale: 0.66, turn: -4 }),
    placed(owl(coatOf(palette, palette.middle), palette.accent), { ...seat, scale: 0.86 }),
  ])
  return [
    sky(brush),
    stars(brush, { count: 26, below: 470 }),
    crescent(brush, moon),
    guest,
    cloud(brush, { x: 130, y: 520, scale: 1.2 }),
    cloud(brush, { x: 470, y: 560, scale: 1.5 }),
    cloud(brush, { x: 300, y: 606, scale: 1.3 }),
  ].join('')
}

export const owlsAtNight: Scene = (brush) => {
  const { palette, random } = brush
  const x = random.between(260, 340)
  const dress = (coat: string) => owl(coatOf(palette, coat), coat === palette.accent ? palette.glow : palette.accent)
  const parent = random.pick([palette.middle, palette.near, palette.accent])
  const fill = palette.near
  const isAlone = random.chance(0.45)
  const family = isAlone
    ? placed(dress(parent), { x, y: 458, scale: 1.36 })
    : placed(dress(parent), { x: x - 70, y: 462, scale: 1.22, turn: -2 }) +
      placed(dress(parent === palette.far ? palette.near : palette.far), { x: x + 108, y: 456, scale: 0.8, turn: 4 })
  return [
    sky(brush),
    stars(brush, { count: 18, below: 560 }),
    sun(brush, { x: x + random.between(-20, 20), y: 250, r: 172 }),
    svg`<path d="M-20 474C140 436 300 470 420 458S580 430 630 440" fill="none" stroke="${palette.ink}"
      stroke-width="20" stroke-linecap="round"/>
      <path d="M150 460C110 420 96 380 50 360M470 452C500 410 530 400 560 350" fill="none" stroke="${palette.ink}"
      stroke-width="9" stroke-linecap="round"/>`,
    family,
    [64, 546].map((side) => spruce(brush, { x: side, y: 610, height: random.between(120, 200), fill })).join(''),
    hill(brush, { y: 590, height: 24, fill: palette.near }),
  ].join('')
}

export const villageAtNight: Scene = (brush) => {
  const { palette, random } = brush
  const paints = random.shuffle([
    { wall: palette.cream, roof: palette.accent },
    { wall: palette.accent, roof: palette.ink },
    { wall: palette.far, roof: palette.cream },
  ])
  const houses = paints.map((paint, index) =>
    house(brush, { x: 122 + index * 178, y: 500 + (index % 2) * 22, scale: random.between(0.98, 1.16), ...paint }),
  )
  const backgroundHills = [30, 211, 389, 575].map((x) =>
    spruce(brush, { x: x + random.between(-10, 10), y: 478, height: random.between(130, 210), fill: palette.near }),
  )
  return [
    sky(brush),
    stars(brush, { count: 24, below: 330 }),
    fullMoon(brush, { x: random.between(140, 460), y: 150, r: 72 }),
    hill(brush, { y: 400, height: 130, fill: palette.far }),
    hill(brush, { y: 456, height: 50, fill: palette.middle }),
    backgroundHills.join(''),
    houses.join(''),
    hill(brush, { y: 534, height: 24, fill: palette.near }),
    svg`<path d="M0 566Q150 540 300 562T600 556V600H0Z" fill="${palette.ink}" opacity=".5"/>`,
    specks(brush, 30),
  ].join('')
}
