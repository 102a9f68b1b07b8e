/** Converts seconds to milliseconds. */
export const seconds = (count: number): number => count * 1000

/** Converts minutes to milliseconds. */
export const minutes = (count: number): number => seconds(60) * count

/** Converts hours to milliseconds. */
export const hours = (count: number): number => minutes(60) * count

/** Converts days to milliseconds. */
export const days = (count: number): number => hours(24) * count
