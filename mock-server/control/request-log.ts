import type { Answer } from '../backend'

/** One call of the API as it was answered. */
export type LogEntry = {
  /** When it was answered, ISO 8601. */
  at: string
  method: string
  /** Path and query. */
  url: string
  endpoint: string | null
  /** 0 when the connection was broken on purpose. */
  status: number
  /** `kept`, or what of the contract the answer broke. */
  contract: string
}

const LENGTH = 200

/** The last calls of a world, the newest first. */
export function createRequestLog() {
  const entries: LogEntry[] = []
  return {
    add(request: Request, { response, endpoint, breach }: Answer, now: number): void {
      const { pathname, search } = new URL(request.url)
      entries.unshift({
        at: new Date(now).toISOString(),
        method: request.method,
        url: `${pathname}${search}`,
        endpoint: endpoint ?? null,
        status: response.status,
        contract: breach ?? 'kept',
      })
      entries.splice(LENGTH)
    },
    all: (): readonly LogEntry[] => entries,
  }
}
