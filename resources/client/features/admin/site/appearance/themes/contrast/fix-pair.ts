import { parseTriplet, shade, toTriplet } from './colour'
import { opacityAt, type Pair, pairs, passes } from './pairs'

type Values = Readonly<Record<string, string | number>>
/** A variable and the value that it gets. */
export type Fix = { name: string; value: string }

const STEPS = Array.from({ length: 100 }, (_, index) => (index + 1) / 100)

/**
 * Returns the nearest change that gives a pair enough contrast: more opacity of the text, or a lighter or darker colour.
 * Prefers a change that breaks no other pair. Undefined if the pair passes, or if no change of the text helps.
 */
export function fixPair(pair: Pair, values: Values): Fix | undefined {
  if (passes(pair, values)) return undefined
  const helping = candidates(pair, values).filter((fix) => passes(pair, applied(values, fix)))
  return helping.find((fix) => breaksNothing(fix, values)) ?? helping[0]
}

const applied = (values: Values, { name, value }: Fix): Values => ({ ...values, [name]: value })

/** Whether every pair that passes still does after a fix. */
const breaksNothing = (fix: Fix, values: Values): boolean =>
  pairs.every((pair) => !passes(pair, values) || passes(pair, applied(values, fix)))

/** Changes of the text, from the smallest on. */
function candidates({ text, opacity }: Pair, values: Values): Fix[] {
  const colour = parseTriplet(String(values[text] ?? '')) ?? [0, 0, 0]
  const shades = STEPS.flatMap((step) =>
    [-step, step].map((amount) => ({ name: text, value: toTriplet(shade(colour, amount)) })),
  )
  return typeof opacity === 'string' ? [...opacities(opacity, values), ...shades] : shades
}

const opacities = (name: NonNullable<Extract<Pair['opacity'], string>>, values: Values): Fix[] =>
  STEPS.filter((step) => step > opacityAt(values, name)).map((step) => ({ name, value: `${Math.round(step * 100)}%` }))
