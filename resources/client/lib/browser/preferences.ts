/** Media query of users who want nothing to move. */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

type Connection = { saveData?: boolean }

/** Whether the browser's data saver is on; prefetching is off then. */
export const isDataSaverOn = (): boolean =>
  (navigator as Navigator & { connection?: Connection }).connection?.saveData === true
