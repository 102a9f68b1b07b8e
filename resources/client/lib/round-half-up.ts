/** Rounds half up, after dropping the error of binary fractions: 100.49999999999999 is 100.5. */
export const roundHalfUp = (value: number): number => Math.round(Number(value.toFixed(6)))
