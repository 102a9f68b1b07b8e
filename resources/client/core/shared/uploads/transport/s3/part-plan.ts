const MEGABYTE = 1024 * 1024

/** Bytes per part, unless a huge file needs larger ones (spec section 9). */
export const PART_SIZE = 20 * MEGABYTE
/** Smallest part in bytes that S3 takes, except for the last one. */
const MIN_PART_SIZE = 5 * MEGABYTE
/** The largest number of parts that S3 takes. */
const MAX_PARTS = 10_000

/** Returns the bytes of each part of a file, except for the last one. */
export const partSizeOf = (size: number): number => Math.max(PART_SIZE, MIN_PART_SIZE, Math.ceil(size / MAX_PARTS))

/** Byte range of a part, `end` exclusive; numbered from 1. */
export type Part = { number: number; start: number; end: number }

/** Splits a file into parts. An empty file is one empty part. */
export function partsOf(size: number, partSize = partSizeOf(size)): Part[] {
  const count = Math.max(1, Math.ceil(size / partSize))
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    start: index * partSize,
    end: Math.min(size, (index + 1) * partSize),
  }))
}
