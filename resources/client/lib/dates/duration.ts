/** Milliseconds in so many seconds. */
export const seconds = (count: number): number => count * 1000

/** Milliseconds in so many minutes. */
export const minutes = (count: number): number => seconds(60) * count

/** Milliseconds in so many hours. */
export const hours = (count: number): number => minutes(60) * count

/** Milliseconds in so many days. */
export const days = (count: number): number => hours(24) * count
