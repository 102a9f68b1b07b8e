import { svg } from './svg'

/** Two threads of one knitting pattern. */
type Threads = { first: string; second: string }

/** Draws a traditional sign from Latvian mittens and belts, centred on the origin, about six units wide. */
export type Sign = (threads: Threads) => string

const turns = (count: number, drawing: string) =>
  Array.from(
    { length: count },
    (_, index) => svg`<g
    transform="rotate(${(360 / count) * index})">${drawing}</g>`,
  ).join('')

/** Auseklis, the morning star: eight leaves, two from each side. */
const auseklis: Sign = ({ first, second }) =>
  turns(4, svg`<path d="M0 0L1 -1V-3L0 -2Z" fill="${first}"/><path d="M0 0L-1 -1V-3L0 -2Z" fill="${second}"/>`)

/** Saule, the sun: petals around a heart. */
const saule: Sign = ({ first, second }) =>
  turns(8, svg`<path d="M0 -.9L.62 -1.95L0 -3L-.62 -1.95Z" fill="${first}"/>`) +
  svg`<path d="M0 -.8L.8 0L0 .8L-.8 0Z" fill="${second}"/>`

/** Zalktis, the grass snake, a sign of wisdom. */
const zalktis: Sign = ({ first, second }) =>
  svg`<g transform="rotate(45) scale(.92)"><path d="M.1 -1.1H1.3V-2.5H-1.7V0H1.7V2.5H-1.3V1.1H-.1" fill="none"
    stroke="${first}" stroke-width=".72"/></g>
    <path d="M0 -3L.5 -2.5L0 -2L-.5 -2.5ZM0 3L.5 2.5L0 2L-.5 2.5Z" fill="${second}"/>`

/** The cross of Māra, with a small cross on each arm. */
const crossOfMara: Sign = ({ first, second }) =>
  turns(4, svg`<path d="M-.36 0V-3H.36V0ZM-1.2 -2.3V-1.6H1.2V-2.3Z" fill="${first}"/>`) +
  svg`<path d="M-.5 0L0 -.5L.5 0L0 .5Z" fill="${second}"/>`

/** Laima's broom: chevrons, one above the other. */
const broomOfLaima: Sign = ({ first, second }) =>
  [-2.4, -0.9, 0.6]
    .map(
      (y, index) => svg`<path d="M-2.2 ${y + 1.9}L0 ${y}L2.2 ${y + 1.9}" fill="none"
      stroke="${index === 1 ? second : first}" stroke-width=".66"/>`,
    )
    .join('')

/** Jumis, the double ear of corn, a sign of plenty. */
const jumis: Sign = ({ first, second }) =>
  svg`<path d="M-2.2 2.6L1.1 -1.2L2.3 .2L1.1 1.5M2.2 2.6L-1.1 -1.2L-2.3 .2L-1.1 1.5" fill="none" stroke="${first}"
    stroke-width=".66"/>
    <path d="M0 -2.9L.7 -2.1L0 -1.3L-.7 -2.1Z" fill="${second}"/>`

export const SIGNS: readonly Sign[] = [auseklis, saule, zalktis, crossOfMara, broomOfLaima, jumis]
/** Round signs that also look good when large. */
export const STARS: readonly Sign[] = [auseklis, saule, crossOfMara]

export function sign(figure: Sign, place: { x: number; y: number; size: number; threads: Threads }): string {
  const { x, y, size, threads } = place
  return svg`<g transform="translate(${x} ${y}) scale(${(size / 6).toFixed(3)})">${figure(threads)}</g>`
}

type Row = { y: number; from: number; to: number; colour: string }

/** A row of peaks, `height` high and `step` wide. */
export function zigzag(line: Row & { height: number; step: number }): string {
  const { y, from, to, height, step, colour } = line
  const peaks = Array.from(
    { length: Math.ceil((to - from) / step) },
    () => svg`l${step / 2} ${-height}
    l${step / 2} ${height}`,
  )
  return svg`<path d="M${from} ${y}${peaks}" fill="none" stroke="${colour}"
    stroke-width="${height * 0.42}" stroke-linejoin="miter"/>`
}

/** A row of small diamonds. */
export function diamonds(line: Row & { size: number }): string {
  const { y, from, to, size, colour } = line
  const path = Array.from({ length: Math.floor((to - from) / (size * 2)) }, (_, index) => {
    const x = from + size + index * size * 2
    return svg`M${x} ${y - size * 0.8}l${size * 0.8} ${size * 0.8}l${-size * 0.8} ${size * 0.8}
      l${-size * 0.8} ${-size * 0.8}Z`
  })
  return svg`<path d="${path}" fill="${colour}"/>`
}
