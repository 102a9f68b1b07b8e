import { coatOf } from '../drawing/animals'
import { bird } from '../drawing/birds'
import { type Brush, sky, specks } from '../drawing/landscape'
import { diamonds, sign, type Sign, SIGNS, STARS, zigzag } from '../drawing/ornament'
import { placed, svg } from '../drawing/svg'
import type { Scene } from './outdoor-scenes'

const MITTEN = `M196 470V300C196 178 236 96 306 96C378 96 412 170 412 262C430 232 446 222 466 226
  C494 232 500 262 486 292
  L430 396C420 414 412 420 412 440V470Z`

/** A patterned left-hand mitten; `id` names its clip path and must be unique in the picture. */
function drawMitten(brush: Brush, id: string, signs: readonly Sign[]): string {
  const { palette } = brush
  const [large, small] = signs
  if (!large || !small) return ''
  const threads = { first: palette.cream, second: palette.glow }
  const rows = Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: 5 }, (__, column) => {
      const place = { x: 190 + column * 116 - (row % 2) * 58, y: 122 + row * 66 }
      return sign(row % 2 === 0 ? large : small, { ...place, size: row % 2 === 0 ? 88 : 50, threads })
    }).join(''),
  )
  return svg`<defs><clipPath id="${id}"><path d="${MITTEN}"/></clipPath></defs>
    <path d="${MITTEN}" fill="${palette.ink}" opacity=".14" transform="translate(12 16)"/>
    <path d="${MITTEN}" fill="${palette.near}"/><g clip-path="url(#${id})">${rows}</g>
    <rect x="180" y="446" width="248" height="108" rx="18" fill="${palette.accent}"/>
    ${zigzag({ y: 486, from: 196, to: 412, height: 20, step: 27, colour: palette.cream })}
    ${diamonds({ y: 503, from: 192, to: 416, size: 14, colour: palette.glow })}
    ${zigzag({ y: 548, from: 196, to: 412, height: 20, step: 27, colour: palette.cream })}`
}

export const mittens: Scene = (brush) => {
  const { random } = brush
  const signs = random.shuffle(SIGNS)
  const one = placed(drawMitten(brush, 'one', signs), { x: -52, y: -46, scale: 1.1 })
  const pair =
    placed(drawMitten(brush, 'left', signs), { x: 392, y: 26, scale: 0.78, flip: true, turn: -7 }) +
    placed(drawMitten(brush, 'right', signs), { x: 214, y: 18, scale: 0.78, turn: 8 })
  return [sky(brush), specks(brush, 34), random.chance(0.5) ? one : pair].join('')
}

export const wovenBelt: Scene = (brush) => {
  const { palette, random } = brush
  const ground = random.pick([palette.near, palette.ink, palette.accent])
  const thread = ground === palette.accent ? palette.ink : palette.accent
  const signs = random.shuffle(SIGNS)
  const band = (y: number, index: number) => {
    const figure = signs[index % signs.length]
    if (!figure) return ''
    const threads = { first: palette.cream, second: palette.glow }
    const large = Array.from({ length: 5 }, (_, column) => sign(figure, { x: column * 150, y, size: 124, threads }))
    const between = Array.from({ length: 4 }, (_, column) => {
      const x = 75 + column * 150
      return svg`<path d="M${x} ${y - 62}l12 12l-12 12l-12 -12ZM${x} ${y + 38}l12 12l-12 12l-12 -12ZM${x} ${y - 14}
        l14 14l-14 14l-14 -14Z" fill="${thread}"/>`
    })
    return large.join('') + between.join('')
  }
  const edge = (y: number) => svg`<rect y="${y - 24}" width="600" height="48" fill="${thread}"/>
    ${zigzag({ y: y + 8, from: -8, to: 620, height: 16, step: 30, colour: palette.cream })}`
  return svg`<rect width="600" height="600" fill="${ground}"/>
    ${band(100, 0)}${edge(200)}${band(300, 1)}${edge(400)}${band(500, 2)}
    ${[13, 587].map((y) => diamonds({ y, from: 0, to: 620, size: 11, colour: thread }))}`
}

export const starOfTheMorning: Scene = (brush) => {
  const { palette, random } = brush
  const star = random.pick(STARS)
  const rays = Array.from({ length: 16 }, (_, index) => {
    return svg`<path d="M0 0L560 -56V56Z" fill="${palette.glow}" opacity=".3"
      transform="translate(300 300) rotate(${22.5 * index})"/>`
  })
  const small = Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6
    return sign(random.pick(STARS), {
      x: 300 + 232 * Math.cos(angle),
      y: 300 + 232 * Math.sin(angle),
      size: 44,
      threads: { first: palette.near, second: palette.accent },
    })
  })
  return svg`${sky(brush)}${rays}<circle cx="300" cy="300" r="176" fill="${palette.near}"/>
    <circle cx="300" cy="300" r="160" fill="none" stroke="${palette.glow}"
    stroke-width="4" stroke-dasharray="2 14" stroke-linecap="round"/>
    ${sign(star, { x: 300, y: 300, size: 246, threads: { first: palette.cream, second: palette.accent } })}${small}`
}

export const treeOfSongs: Scene = (brush) => {
  const { palette, random } = brush
  const leaf = svg`<path d="M0 0C-22 -18 -24 -54 0 -78C24 -54 22 -18 0 0Z"/>`
  const half = [
    [150, 60, 0.95],
    [216, 78, 1.1],
    [290, 64, 1.05],
    [356, 42, 0.9],
  ] as const
  const tilt = random.between(-9, 9)
  const berry = random.pick([palette.accent, palette.near, palette.glow])
  const seed = berry === palette.glow ? palette.accent : palette.glow
  const branches = [-1, 1].map((side) =>
    half
      .map(
        ([y, turn, scale], tier) =>
          svg`<g fill="${tier % 2 === 0 ? palette.middle : palette.far}">
        ${placed(leaf, { x: 300, y: y + 110, scale: scale * 1.7, turn: side * (turn + tilt) })}</g>
        <circle cx="${300 + side * (96 + scale * 60)}" cy="${y + 74}" r="15" fill="${berry}"/>
        <circle cx="${300 + side * (96 + scale * 60)}" cy="${y + 74}" r="6" fill="${seed}"/>`,
      )
      .join(''),
  )
  const singers = [150, 450].map((x, index) => {
    const coat = { ...coatOf(palette, random.pick([palette.accent, palette.ink])), blush: palette.cream }
    return placed(bird(coat, palette.glow), { x, y: 536, scale: random.between(0.94, 1.14), flip: index === 1 })
  })
  const threads = { first: palette.accent, second: palette.near }
  const crown = sign(random.pick(STARS), { x: 300, y: 92, size: 104, threads })
  return [
    sky(brush),
    svg`<path d="M300 540V140" stroke="${palette.near}" stroke-width="16" stroke-linecap="round"/>`,
    branches.join(''),
    crown,
    svg`<path d="M248 548C256 500 344 500 352 548Z" fill="${palette.near}"/><rect y="536" width="600" height="64"
      fill="${palette.near}"/>`,
    zigzag({ y: 584, from: -8, to: 620, height: 18, step: 34, colour: palette.cream }),
    singers.join(''),
  ].join('')
}

export const rainbow: Scene = (brush) => {
  const { palette, random } = brush
  const bands = [palette.accent, palette.glow, palette.cream, palette.middle, palette.near]
  const x = random.pick([300, 300, 130, 470])
  const arcs = bands.map((fill, index) => svg`<circle cx="${x}" cy="470" r="${330 - index * 50}" fill="${fill}"/>`)
  return [
    sky(brush),
    specks(brush, 22),
    arcs.join(''),
    svg`<circle cx="${x}" cy="470" r="80" fill="${palette.sky[1]}"/><rect y="470" width="600" height="130"
      fill="${palette.near}"/>`,
    zigzag({ y: 512, from: -10, to: 640, height: 22, step: 44, colour: palette.cream }),
    diamonds({ y: 553, from: -4, to: 620, size: 16, colour: palette.glow }),
  ].join('')
}
