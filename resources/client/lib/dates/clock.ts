/**
 * Time in milliseconds that no change of the wall clock moves: Unix time as it was when the page opened, plus the time
 * since. It may stand still while the machine sleeps.
 */
export const monotonicNow = (): number => performance.timeOrigin + performance.now()
