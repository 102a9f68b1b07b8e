type Placed = { id: number; position?: number | null | undefined }

/** Those that stand at least so many percent of the way from the one before them, so that none lies on another; the first of each crowd. */
export function apart<Item extends Placed>(items: readonly Item[], gap: number): Item[] {
  let last = -Infinity
  return items
    .toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0))
    .filter(({ position }) => {
      const isApart = (position ?? 0) - last >= gap
      if (isApart) last = position ?? 0
      return isApart
    })
}
