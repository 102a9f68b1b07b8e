import { bear, coatOf, fox, hare, hedgehog } from '../drawing/animals'
import { bird } from '../drawing/birds'
import { type Brush, cloud, hill, house, meadow, roundTree, sky, specks, spruce, sun } from '../drawing/landscape'
import { placed, svg } from '../drawing/svg'

/** Draws one cover composition: a square of 600 units, varied by the brush. */
export type Scene = (brush: Brush) => string

function trees(brush: Brush, place: { y: number; count: number; fill: string }): string {
  const { random } = brush
  const spacing = 600 / place.count
  return Array.from({ length: place.count }, (_, index) => {
    const x = (index + random.between(0.2, 0.8)) * spacing
    const tree = { x, y: place.y + random.between(-6, 14), height: random.between(86, 150), fill: place.fill }
    return random.chance(0.62) ? spruce(brush, tree) : roundTree(brush, tree)
  }).join('')
}

export const hillsWithHouse: Scene = (brush) => {
  const { palette, random } = brush
  const x = random.between(170, 430)
  const light = { x: 600 - x + random.between(-40, 40), y: random.between(130, 190), r: random.between(56, 78) }
  return [
    sky(brush),
    sun(brush, light),
    cloud(brush, { x: x - 20, y: random.between(110, 160), scale: random.between(0.8, 1.1) }),
    hill(brush, { y: 360, height: 80, fill: palette.far }),
    trees(brush, { y: 352, count: 5, fill: palette.middle }),
    hill(brush, { y: 440, height: 70, fill: palette.middle }),
    house(brush, { x, y: 470, scale: random.between(1.05, 1.35), wall: palette.cream, roof: palette.accent }),
    trees(brush, { y: 500, count: 3, fill: palette.near }),
    hill(brush, { y: 540, height: 50, fill: palette.near }),
    meadow(brush, { from: 20, to: 590, y: 570 }),
  ].join('')
}

export const bearInTheGrass: Scene = (brush) => {
  const { palette, random } = brush
  const x = random.between(250, 350)
  const fur = random.pick([palette.near, palette.ink, palette.accent])
  return [
    sky(brush),
    sun(brush, { x: x + random.between(-30, 30), y: 250, r: 150 }),
    hill(brush, { y: 430, height: 70, fill: palette.far }),
    trees(brush, { y: 430, count: 6, fill: palette.middle }),
    hill(brush, { y: 500, height: 40, fill: palette.middle }),
    placed(bear(coatOf(palette, fur), random.chance(0.4)), { x, y: 540, scale: 1.28 }),
    hill(brush, { y: 560, height: 26, fill: palette.near }),
    meadow(brush, { from: 10, to: 590, y: 590 }),
  ].join('')
}

export const hedgehogWithApple: Scene = (brush) => {
  const { palette, random } = brush
  const colours = coatOf(palette, random.pick([palette.near, palette.ink]))
  const apple = svg`<path d="M0 -46q-6 -18 6 -28" fill="none" stroke="${palette.ink}"
    stroke-width="5" stroke-linecap="round"/>
    <path d="M2 -56q18 -20 34 -8q-10 18 -34 8Z" fill="${palette.middle}"/>
    <path d="M0 -46C-20 -58 -42 -46 -38 -20C-34 4 -14 10 0 4C14 10 34 4 38 -20C42 -46 20 -58 0 -46Z"
    fill="${palette.accent}"/>
    <ellipse cx="-20" cy="-28" rx="6" ry="10" fill="${palette.cream}" opacity=".5" transform="rotate(24 -20 -28)"/>`
  const animal = placed(hedgehog(colours), { x: 300, y: 470, scale: 1.72, flip: random.chance(0.5) })
  return [
    sky(brush),
    sun(brush, { x: 300, y: 300, r: 150 }),
    leaves(brush, 9),
    hill(brush, { y: 470, height: 40, fill: palette.far }),
    animal,
    placed(apple, { x: random.between(236, 330), y: 264, scale: 1.15 }),
    hill(brush, { y: 520, height: 30, fill: palette.middle }),
    mushroom(brush, random.chance(0.5) ? 96 : 505),
    meadow(brush, { from: 14, to: 586, y: 580 }),
  ].join('')
}

function leaves({ palette, random }: Brush, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const leaf = svg`<path d="M0 0C-26 -20 -24 -60 0 -84C24 -60 26 -20 0 0Z"
      fill="${random.pick([palette.accent, palette.glow, palette.far])}"/>
      <path d="M0 14V-66" stroke="${palette.ink}" stroke-width="3" stroke-linecap="round" opacity=".4"/>`
    const x = (index + 0.5) * (600 / count) + random.between(-20, 20)
    const scale = random.between(0.5, 0.85)
    return placed(leaf, { x, y: random.between(60, 230), scale, turn: random.between(-70, 70) })
  }).join('')
}

function mushroom({ palette }: Brush, x: number): string {
  const drawing = svg`<path d="M-16 0C-12 -30 -14 -50 -18 -62H18C14 -50 12 -30 16 0C8 5 -8 5 -16 0Z"
    fill="${palette.cream}"/>
    <path d="M-62 -58C-58 -104 -30 -124 0 -124S58 -104 62 -58C40 -48 -40 -48 -62 -58Z" fill="${palette.accent}"/>
    <g fill="${palette.cream}"><circle cx="-24" cy="-84" r="9"/><circle cx="8" cy="-102" r="7"/>
    <circle cx="30" cy="-76" r="10"/><circle cx="-2" cy="-70" r="5"/></g>`
  return placed(drawing, { x, y: 560, scale: 1.05 })
}

export const birdsOnBranch: Scene = (brush) => {
  const { palette, random } = brush
  const coats = random.shuffle([palette.accent, palette.near, palette.middle, palette.ink])
  const flock = [150, 300, 450].map((x, index) => {
    const coat = { ...coatOf(palette, coats[index] ?? palette.near), blush: palette.cream }
    return placed(bird(coat, palette.glow), {
      x: x + random.between(-10, 10),
      y: 392 - Math.abs(x - 300) * 0.06 + (index === 1 ? 4 : 0),
      scale: random.between(0.98, 1.22),
      flip: index === 2 || (index === 1 && random.chance(0.5)),
    })
  })
  return [
    sky(brush),
    sun(brush, { x: random.between(200, 400), y: 270, r: 165 }),
    branch(brush),
    flock.join(''),
    specks(brush, 14),
  ].join('')
}

function branch({ palette, random }: Brush): string {
  const leaf = svg`<path d="M0 0C-16 -14 -17 -46 0 -64C17 -46 16 -14 0 0Z" fill="${palette.middle}"/>
    <path d="M0 0V-50" stroke="${palette.ink}" stroke-width="2.5" opacity=".35"/>`
  const foliage = Array.from({ length: 11 }, (_, index) => {
    const x = 30 + index * 54
    const [y, turn] = index % 2 === 0 ? [386, 20] : [404, 160]
    return placed(leaf, { x, y, scale: random.between(0.75, 1.1), turn: turn + random.between(-24, 24) })
  })
  return svg`<path d="M-20 410C120 372 240 404 340 396S540 372 620 392" fill="none" stroke="${palette.ink}"
    stroke-width="15" stroke-linecap="round"/>
    <path d="M420 394C450 430 500 440 540 470M170 392C140 430 120 450 70 470" fill="none" stroke="${palette.ink}"
    stroke-width="8" stroke-linecap="round"/>
    ${foliage}`
}

export const foxInTheForest: Scene = (brush) => {
  const { palette, random } = brush
  const trunks = [40, 128, 468, 560].map((x) => {
    const width = random.between(26, 44)
    return svg`<rect x="${x - width / 2}" y="-10" width="${width}" height="520" rx="10" fill="${palette.near}"
      opacity="${random.chance(0.5) ? '.9' : '.6'}"/>`
  })
  return [
    sky(brush),
    trees(brush, { y: 420, count: 7, fill: palette.far }),
    hill(brush, { y: 450, height: 50, fill: palette.far }),
    trunks.join(''),
    hill(brush, { y: 500, height: 30, fill: palette.middle }),
    placed(fox(coatOf(palette, palette.accent)), { x: 290, y: 530, scale: 1.45, flip: random.chance(0.5) }),
    hill(brush, { y: 566, height: 24, fill: palette.near }),
    meadow(brush, { from: 10, to: 590, y: 590 }),
    specks(brush, 12),
  ].join('')
}

export const haresAndHill: Scene = (brush) => {
  const { palette, random } = brush
  const [tall, small] = random.shuffle([palette.cream, palette.far, palette.glow])
  const coat = (colour = palette.cream) => ({ ...coatOf(palette, colour), belly: '#FFFFFF' })
  return [
    sky(brush),
    sun(brush, { x: 300, y: 240, r: 128 }),
    cloud(brush, { x: 110, y: 150, scale: 0.85 }),
    cloud(brush, { x: 500, y: 210, scale: 0.7 }),
    svg`<ellipse cx="300" cy="660" rx="470" ry="240" fill="${palette.middle}"/>`,
    placed(hare(coat(small)), { x: 395, y: 452, scale: 0.98, turn: 7 }),
    placed(hare(coat(tall)), { x: 235, y: 450, scale: 1.2, turn: -5, flip: random.chance(0.5) }),
    svg`<ellipse cx="${random.between(120, 480)}" cy="700" rx="520" ry="190" fill="${palette.near}"/>`,
    meadow(brush, { from: 20, to: 590, y: 560 }),
  ].join('')
}
