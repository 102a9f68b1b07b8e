import type { CallResult } from '../../backend/backend'

/** One handled API call. */
type LogEntry = {
  /** Number of the call in its world, from 1. */
  id: number
  /** Time of the response, ISO 8601. */
  at: string
  method: string
  /** Path and query. */
  url: string
  endpoint: string | null
  /** 0 when a fault dropped the connection. */
  status: number
  /** `kept`, or the contract violation in the response. */
  contract: string
  /** Parameters of the request that the contract does not document, or requires but misses. */
  request: readonly string[]
  /** Kinds of the faults that were applied. */
  faults: readonly string[]
}

const MAX_ENTRIES = 200

/** Keeps a world's most recent calls, newest first. */
export function createRequestLog() {
  const entries: LogEntry[] = []
  let count = 0
  return {
    add(
      request: Request,
      { response, endpoint, violation, faults = [] }: CallResult,
      { now, verdict }: { now: number; verdict: readonly string[] },
    ): void {
      const { pathname, search } = new URL(request.url)
      entries.unshift({
        id: (count += 1),
        at: new Date(now).toISOString(),
        method: request.method,
        url: `${pathname}${search}`,
        endpoint: endpoint ?? null,
        status: response.status,
        contract: violation ?? 'kept',
        request: verdict,
        faults: faults.map(({ kind }) => kind),
      })
      entries.splice(MAX_ENTRIES)
    },
    all: (): readonly LogEntry[] => entries,
    clear(): void {
      entries.length = 0
    },
  }
}
