/** The moment that a comment's position means, in milliseconds; `position` is 0 to 100 of `duration`. */
export const momentAt = (position: number, duration: number): number => Math.round((duration * position) / 100)
