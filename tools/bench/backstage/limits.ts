/** Upper limits; a value above one fails the benchmark. */
export const limits = {
  /** Peak of the pages' processes in MB with an hour of sound, above that with a second of it. */
  wave: 200,
} as const
