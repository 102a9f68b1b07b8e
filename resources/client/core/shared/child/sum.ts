/** The two numbers of a sum. */
export type Sum = { a: number; b: number }

/** Bounds of both numbers. They and their sum have two digits: too hard for a small child, easy for an adult. */
export const ADDENDS = { min: 12, max: 48 }

const between = (min: number, max: number, random: () => number): number => min + Math.floor(random() * (max - min + 1))

/** Returns a random sum that differs from the previous one. */
export function makeSum(before?: Sum, random: () => number = Math.random): Sum {
  const a = between(ADDENDS.min, ADDENDS.max, random)
  const b = between(ADDENDS.min, ADDENDS.max, random)
  // Increment, with wrap-around, instead of repeating the previous sum.
  return a === before?.a && b === before.b ? { a, b: b === ADDENDS.max ? ADDENDS.min : b + 1 } : { a, b }
}

/** Whether the typed text is the result. */
export const isRight = ({ a, b }: Sum, typed: string): boolean => /^\s*\d+\s*$/.test(typed) && Number(typed) === a + b
