const MEGABYTE = 1024 * 1024

/** Bytes of a part, unless the file is so large that there would be too many (spec section 9). */
export const PART_SIZE = 20 * MEGABYTE
/** The least that S3 takes for a part that is not the last one. */
const SMALLEST_PART = 5 * MEGABYTE
/** The most parts that S3 takes. */
const MOST_PARTS = 10_000

/** Bytes of each part of a file but the last. */
export const partSizeOf = (size: number): number => Math.max(PART_SIZE, SMALLEST_PART, Math.ceil(size / MOST_PARTS))

/** One piece of a file, `end` excluded. */
export type Part = { number: number; start: number; end: number }

/** The parts of a file, numbered from 1 as S3 does; an empty file is one empty part. */
export function partsOf(size: number, partSize = partSizeOf(size)): Part[] {
  const count = Math.max(1, Math.ceil(size / partSize))
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    start: index * partSize,
    end: Math.min(size, (index + 1) * partSize),
  }))
}
