import type { SeededRandom } from '@demo-media/seeded-random'

import type { Palette } from './palette'
import { PICTURE_SIZE, placed, svg } from './svg'

/** A drawing's palette and random source. */
export type Brush = { palette: Palette; random: SeededRandom }

type Spot = { x: number; y: number }

const SIZE = PICTURE_SIZE

export function sky({ palette }: Brush): string {
  return svg`<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="${palette.sky[0]}"/><stop offset="1" stop-color="${palette.sky[1]}"/>
    </linearGradient></defs><rect width="${SIZE}" height="${SIZE}" fill="url(#sky)"/>`
}

/** A disc with a soft halo. */
export function sun({ palette }: Brush, { x, y, r }: Spot & { r: number }): string {
  const rings = [2.1, 1.65, 1.28].map(
    (width) => svg`<circle cx="${x}" cy="${y}" r="${r * width}" fill="${palette.glow}" opacity=".16"/>`,
  )
  return svg`${rings}<circle cx="${x}" cy="${y}" r="${r}" fill="${palette.glow}"/>`
}

export function fullMoon(brush: Brush, { x, y, r }: Spot & { r: number }): string {
  const { palette } = brush
  const craters = [
    [-0.35, -0.25, 0.16],
    [0.28, 0.05, 0.22],
    [-0.18, 0.4, 0.12],
    [0.2, -0.5, 0.09],
  ].map(
    ([dx = 0, dy = 0, size = 0]) =>
      svg`<circle cx="${x + dx * r}" cy="${y + dy * r}" r="${size * r}" fill="${palette.accent}" opacity=".14"/>`,
  )
  return sun(brush, { x, y, r }) + craters.join('')
}

/** A crescent open to the upper right; {@link CRADLE} is the place to sit in it. */
export function crescent({ palette }: Brush, { x, y, r }: Spot & { r: number }): string {
  return svg`<circle cx="${x}" cy="${y}" r="${r * 1.3}" fill="${palette.glow}" opacity=".08"/>
    <circle cx="${x}" cy="${y}" r="${r * 1.12}" fill="${palette.glow}" opacity=".08"/>
    <path d="M${0.625 * r} ${-0.78 * r}A${r} ${r} 0 1 0 ${0.625 * r} ${0.78 * r}
    A${0.8 * r} ${0.8 * r} 0 1 1 ${0.625 * r} ${-0.78 * r}Z"
      fill="${palette.glow}" transform="translate(${x} ${y}) rotate(-38)"/>`
}

/** Lowest point of a crescent's inner curve, relative to its centre in radii. */
export const CRADLE = { x: 0.355, y: 0.523 }

/** Four-pointed stars and dots that do not overlap. */
export function stars({ palette, random }: Brush, { count, below }: { count: number; below: number }): string {
  const takenSpots: Spot[] = []
  const isFree = (spot: Spot) => takenSpots.every(({ x, y }) => Math.hypot(spot.x - x, spot.y - y) > 62)
  for (let attempt = 0; attempt < count * 6 && takenSpots.length < count; attempt++) {
    const spot = { x: random.between(24, SIZE - 24), y: random.between(24, below) }
    if (isFree(spot)) takenSpots.push(spot)
  }
  const shapes = takenSpots.map(({ x, y }, index) => {
    const r = random.between(5, 11)
    if (index % 3 !== 0) return svg`<circle cx="${x}" cy="${y}" r="${r / 3.2}" fill="${palette.cream}" opacity=".8"/>`
    const waist = r * 0.16
    return svg`<path d="M${x} ${y - r}Q${x + waist} ${y - waist} ${x + r} ${y}Q${x + waist} ${y + waist} ${x} ${y + r}
      Q${x - waist} ${y + waist} ${x - r} ${y}Q${x - waist} ${y - waist} ${x} ${y - r}Z" fill="${palette.glow}"/>`
  })
  return shapes.join('')
}

export function cloud({ palette }: Brush, { x, y, scale }: Spot & { scale: number }): string {
  const puffs = svg`<path d="M-92 0a30 30 0 0 1 8-59a48 48 0 0 1 88-16a38 38 0 0 1 62 26a26 26 0 0 1 20 49Z"/>`
  return svg`<g fill="${palette.cream}" opacity=".88">${placed(puffs, { x, y, scale })}</g>`
}

/** A rolling hill across the picture, filled to the bottom edge. */
export function hill({ random }: Brush, { y, height, fill }: { y: number; height: number; fill: string }): string {
  const top = random.between(0.25, 0.75) * SIZE
  const side = random.chance(0.5) ? 1 : -1
  const left = y + side * height * 0.5
  const right = y - side * height * 0.35
  return svg`<path d="M0 ${left}C${top * 0.45} ${left - height * 0.2} ${top * 0.6} ${y - height} ${top} ${y - height}
    S${top + (SIZE - top) * 0.6} ${right} ${SIZE} ${right}V${SIZE}H0Z" fill="${fill}"/>`
}

export function water({ palette }: Brush, y: number): string {
  const wave = (top: number, shift: number, fill: string) => {
    const humps = Array.from({ length: 9 }, () => 'q25 -20 50 0t50 0').join('')
    return svg`<path d="M${-100 - shift} ${top}${humps}V${SIZE}H${-100 - shift}Z" fill="${fill}"/>`
  }
  return wave(y, 0, palette.far) + wave(y + 62, 34, palette.middle) + wave(y + 132, 12, palette.near)
}

export function spruce({ palette }: Brush, { x, y, height, fill }: Spot & { height: number; fill: string }): string {
  const tree = svg`<rect x="-5" y="-24" width="10" height="26" rx="4" fill="${palette.ink}" opacity=".55"/>
    <path d="M0 -200c8 0 11 12 20 32q12 26 24 42q8 12 -6 13q14 24 26 37q10 12 -6 14q14 20 20 28q9 14 -8 16q-70 8 -140 0
      q-17 -2 -8 -16q6 -8 20 -28q-16 -2 -6 -14q12 -13 26 -37q-14 -1 -6 -13q12 -16 24 -42c9 -20 12 -32 20 -32Z"
      fill="${fill}"/>
    <path d="M0 -200c-8 0 -11 12 -20 32q-12 26 -24 42q-8 12 6 13q-14 24 -26 37q-10 12 6 14q-14 20 -20 28q-9 14 8 16
    q35 4 70 4Z"
      fill="${palette.cream}" opacity=".09"/>`
  return placed(tree, { x, y, scale: height / 200 })
}

export function roundTree({ palette }: Brush, { x, y, height, fill }: Spot & { height: number; fill: string }): string {
  const tree = svg`<path d="M-8 0Q-3 -40 -4 -90H4Q3 -40 9 0Z" fill="${palette.ink}" opacity=".7"/>
    <path d="M0 -70L-26 -104M1 -84L24 -120" stroke="${palette.ink}" stroke-width="5" stroke-linecap="round"
    opacity=".7"/>
    <ellipse cx="0" cy="-138" rx="56" ry="64" fill="${fill}"/>
    <path d="M-56 -138A56 64 0 0 1 8 -201A66 74 0 0 0 -18 -78A56 64 0 0 1 -56 -138Z" fill="${palette.cream}"
    opacity=".16"/>`
  return placed(tree, { x, y, scale: height / 200 })
}

/** A small gabled house with a lit window, a door and a chimney; the origin is the middle of the threshold. */
export function house({ palette }: Brush, place: Spot & { scale: number; wall: string; roof: string }): string {
  const { x, y, scale, wall, roof } = place
  const drawing = svg`<rect x="24" y="-140" width="18" height="46" rx="3" fill="${palette.ink}"/>
    <path d="M-56 0V-82H56V0Z" fill="${wall}"/>
    <path d="M0 -142q8 0 14 7L74 -74q6 8 -4 10H-70q-10 -2 -4 -10L-14 -135q6 -7 14 -7Z" fill="${roof}"/>
    <path d="M-10 0V-34a15 15 0 0 1 30 0V0Z" transform="translate(20 0)" fill="${palette.ink}"/>
    <rect x="-42" y="-54" width="32" height="34" rx="7" fill="${palette.glow}"/>
    <path d="M-26 -54V-20M-42 -37H-10" stroke="${palette.ink}" stroke-width="3"/>
    <circle cx="0" cy="-98" r="9" fill="${palette.glow}"/>`
  return placed(drawing, { x, y, scale })
}

/** Flowers and blades of grass along a stretch of ground. */
export function meadow(brush: Brush, { from, to, y }: { from: number; to: number; y: number }): string {
  const { palette, random } = brush
  const plants: string[] = []
  for (let x = from; x < to; x += random.between(26, 52)) {
    const foot = y + random.between(-10, 26)
    const height = random.between(26, 54)
    const lean = random.between(-8, 8)
    const bloom = random.pick([palette.accent, palette.glow, palette.cream])
    const stalk = svg`<path d="M${x} ${foot}q${lean * 0.2} ${-height * 0.6} ${lean} ${-height}" fill="none"
      stroke="${palette.ink}" stroke-width="3.5" stroke-linecap="round" opacity=".55"/>`
    const top = { x: x + lean, y: foot - height, r: random.between(6, 10) }
    plants.push(stalk, random.chance(0.6) ? flower({ ...top, bloom }, palette) : '')
  }
  return plants.join('')
}

function flower({ x, y, r, bloom }: Spot & { r: number; bloom: string }, palette: Palette): string {
  const petals = Array.from({ length: 6 }, (_, index) => {
    const angle = (index * Math.PI) / 3
    return svg`<circle cx="${x + Math.cos(angle) * r}" cy="${y + Math.sin(angle) * r}" r="${r * 0.62}"
      fill="${bloom}"/>`
  })
  const heart = bloom === palette.glow ? palette.accent : palette.glow
  return svg`${petals}<circle cx="${x}" cy="${y}" r="${r * 0.62}" fill="${heart}"/>`
}

/** Dots all over the picture: snow, pollen or glints. */
export function specks({ palette, random }: Brush, count: number): string {
  return Array.from({ length: count }, () => {
    const r = random.between(1.6, 5)
    return svg`<circle cx="${random.between(0, SIZE)}" cy="${random.between(0, SIZE)}" r="${r}"
      fill="${palette.cream}" opacity=".6"/>`
  }).join('')
}
