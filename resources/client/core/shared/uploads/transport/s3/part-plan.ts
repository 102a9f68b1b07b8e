const MEGABYTE = 1024 * 1024

/** Bytes per part, unless a huge file needs larger ones (spec section 9). */
export const PART_SIZE = 20 * MEGABYTE
/** Smallest part in bytes that S3 accepts, except for the last one. */
const MIN_PART_SIZE = 5 * MEGABYTE
/** The largest number of parts that S3 accepts. */
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

/** A part that the storage has, in S3's format. */
export type DonePart = { PartNumber: number; ETag: string }

/** A part of the storage's listing, with its size in bytes. */
export type ListedPart = DonePart & { Size: number }

/** Parts of a file that the storage has, and those to send. */
export type PartPlan = { storedParts: DonePart[]; storedBytes: number; missingParts: Part[] }

/** Plans the parts that a listing lacks. A stored part counts only when it has the expected size. */
export function planParts(size: number, partSize: number, listing: readonly ListedPart[] = []): PartPlan {
  const parts = partsOf(size, partSize)
  const expectedSizes = new Map(parts.map(({ number, start, end }) => [number, end - start]))
  const intact = listing.filter(({ PartNumber, Size }) => expectedSizes.get(PartNumber) === Size)
  const intactNumbers = new Set(intact.map(({ PartNumber }) => PartNumber))
  const missingParts = parts.filter(({ number }) => !intactNumbers.has(number))
  const missingBytes = missingParts.reduce((sum, { start, end }) => sum + end - start, 0)
  return {
    storedParts: intact.map(({ PartNumber, ETag }) => ({ PartNumber, ETag })),
    storedBytes: size - missingBytes,
    missingParts,
  }
}
