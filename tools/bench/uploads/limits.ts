/** Limits that fail the benchmark; docs/decisions/021-uploads-benchmark.md gives the reasons. */
export const limits = {
  /** Smallest median speed relative to raw `fetch`, by transport. */
  speed: { s3Multipart: 0.95 },
  /** Largest growth of the peak heap in MB when the file is four times as large. */
  heapGrowth: 2,
} as const
