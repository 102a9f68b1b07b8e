import { type Brush, hill, sky, sun } from '../drawing/landscape'
import { placed, svg } from '../drawing/svg'
import type { Scene } from './outdoor-scenes'

function blossom({ palette, random }: Brush, petal: string): string {
  const count = random.pick([8, 10, 12])
  const petals = Array.from(
    { length: count },
    (_, index) =>
      svg`<path d="M0 0C-22 -26 -20 -66 0 -80C20 -66 22 -26 0 0Z" transform="rotate(${(360 / count) * index})"/>`,
  )
  const seeds = Array.from({ length: 9 }, (_, index) => {
    const r = 6.5 * Math.sqrt(index)
    return svg`<circle cx="${r * Math.cos(index * 2.4)}" cy="${r * Math.sin(index * 2.4)}" r="2.8"/>`
  })
  return svg`<g fill="${petal}">${petals}</g><circle r="31" fill="${palette.glow}"/><g fill="${palette.accent}"
    opacity=".8">${seeds}</g>`
}

export const largeFlowers: Scene = (brush) => {
  const { palette, random } = brush
  const petals = random.shuffle([palette.accent, palette.cream, palette.near, palette.cream, palette.accent])
  const stems = [96, 204, 306, 408, 508].map((x, index) => {
    const top = [250, 160, 232, 136, 268][index] ?? 200
    const side = index % 2 === 0 ? 1 : -1
    const bloom = blossom(brush, petals[index] ?? palette.accent)
    const leaf = svg`<path d="M0 0C-22 -18 -24 -54 0 -78C24 -54 22 -18 0 0Z" fill="${palette.middle}"/>`
    return svg`<path d="M${x} 600Q${x + side * 26} ${(600 + top) / 2} ${x} ${top}" fill="none"
      stroke="${palette.near}" stroke-width="11" stroke-linecap="round"/>
      ${placed(leaf, { x: x + side * 12, y: 500, scale: 1.15, turn: side * 52 })}
      ${placed(leaf, { x: x + side * 12, y: 430, scale: 0.95, turn: -side * 52 })}
      ${placed(bloom, { x, y: top, scale: random.between(0.82, 1.05), turn: random.between(0, 40) })}`
  })
  const bee = svg`<ellipse cx="-4" cy="-24" rx="11" ry="18" fill="${palette.cream}" transform="rotate(-24)"/>
    <ellipse cx="10" cy="-24" rx="11" ry="18" fill="${palette.cream}" transform="rotate(20)"/>
    <ellipse rx="30" ry="20" fill="${palette.glow}"/><path d="M-8 -19V19M8 -19V19M-20 -14V14" stroke="${palette.ink}"
    stroke-width="6"/><circle cx="20" cy="-5" r="3.5" fill="${palette.ink}"/>`
  return [
    sky(brush),
    sun(brush, { x: 300, y: 300, r: 170 }),
    hill(brush, { y: 470, height: 50, fill: palette.far }),
    stems.join(''),
    hill(brush, { y: 580, height: 26, fill: palette.near }),
    placed(bee, { x: random.between(60, 120), y: 110, scale: 1, turn: -12 }),
    placed(bee, { x: random.between(480, 540), y: 80, scale: 0.75, turn: 10, flip: true }),
  ].join('')
}
