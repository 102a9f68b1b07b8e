/** A sum of two numbers, to be done in the head. */
export type Sum = { a: number; b: number }

/** Both numbers have two digits, and so has what they make: beyond the fingers of a small child, easy for a grown-up. */
export const ADDENDS = { least: 12, most: 48 }

const between = (least: number, most: number, random: () => number): number =>
  least + Math.floor(random() * (most - least + 1))

/** A sum by chance, other than the one before. */
export function makeSum(before?: Sum, random: () => number = Math.random): Sum {
  const a = between(ADDENDS.least, ADDENDS.most, random)
  const b = between(ADDENDS.least, ADDENDS.most, random)
  // One further on, and round: never the same twice.
  return a === before?.a && b === before.b ? { a, b: b === ADDENDS.most ? ADDENDS.least : b + 1 } : { a, b }
}

/** Whether what was typed is the sum. */
export const isRight = ({ a, b }: Sum, typed: string): boolean => /^\s*\d+\s*$/.test(typed) && Number(typed) === a + b
