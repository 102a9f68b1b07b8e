/** What has to be kept, or the benchmark fails. Why these: docs/decisions/021-uploads-benchmark.md. */
export const limits = {
  /** Of the speed of raw `fetch`, by way: the least that the median of the rounds may be. */
  speed: { s3Multipart: 0.95 },
  /** MB that the most of the heap may be more for four times the bytes. */
  heapGrowth: 2,
} as const
