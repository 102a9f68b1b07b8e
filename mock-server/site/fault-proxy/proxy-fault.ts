/** Effect of a fault on a request or on its response. */
export type Incident =
  /**
   * Resets the connection after this many bytes of the body, or at the end of a shorter one; immediately by default.
   */
  | { kind: 'reset'; afterBytes?: number }
  /** Stops transferring after this many bytes of the body, or at the end of a shorter one, until the client aborts. */
  | { kind: 'stall'; afterBytes?: number }
  /** Delivers the request, then resets the connection before the response. */
  | { kind: 'lost' }
  /** Delivers the request and never responds. */
  | { kind: 'silence' }
  /** Responds without contacting the server; pages of any origin can read the response. */
  | { kind: 'status'; status: number; body?: string; headers?: Record<string, string> }
  /** Removes a header from the response, along with Access-Control-Expose-Headers. */
  | { kind: 'hide'; header: string }
  /** Changes the value of a response header. */
  | { kind: 'header'; header: string; value: (own: string) => string }
  /** Replaces the response body and keeps the status. */
  | { kind: 'body'; body: string }

/** A fault and the requests it applies to. */
export type ProxyFault = {
  /** Any method by default. */
  method?: string
  /** Matched against path and query. */
  path: RegExp
  /** Matching requests to let through first. */
  skip?: number
  /** Number of requests to fail; default 1. */
  times?: number
  incident: Incident
}

/** Holds the faults that have yet to apply. */
export function createScript() {
  let waiting: { fault: ProxyFault; skip: number; left: number }[] = []
  return {
    /** Replaces all faults. */
    set(faults: readonly ProxyFault[]): void {
      waiting = faults.map((fault) => ({ fault, skip: fault.skip ?? 0, left: fault.times ?? 1 }))
    },
    /** Faults that have not applied the full number of times. */
    left: (): ProxyFault[] => waiting.filter(({ left }) => left > 0).map(({ fault }) => fault),
    /** Returns the effect for this request and counts it for the first matching fault. */
    next(method: string, path: string): Incident | undefined {
      const active = waiting.find(
        ({ fault, left }) => left > 0 && (fault.method ?? method) === method && fault.path.test(path),
      )
      if (!active) return undefined
      if (active.skip > 0) {
        active.skip -= 1
        return undefined
      }
      active.left -= 1
      return active.fault.incident
    },
  }
}
