/** An id that no row has. */
export const NO_ROW = 2_000_000_000
