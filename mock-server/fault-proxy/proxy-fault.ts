/** What goes wrong with a request on its way, or with the answer on its way back. */
export type Mishap =
  /** The connection breaks once so many bytes of the body have passed, or all of a shorter one; at once when nothing is said. */
  | { kind: 'reset'; afterBytes?: number }
  /** Nothing goes on any more once so many bytes of the body have passed, or all of a shorter one, until the client goes. */
  | { kind: 'stall'; afterBytes?: number }
  /** All is done, and the connection breaks before the answer. */
  | { kind: 'lost' }
  /** All is done, and the answer never comes. */
  | { kind: 'silence' }
  /** Answered here, without asking further; pages of every origin may read it. */
  | { kind: 'status'; status: number; body?: string; headers?: Record<string, string> }
  /** The right answer without a header, and unseen by pages of other origins. */
  | { kind: 'hide'; header: string }
  /** The right answer with another value of a header. */
  | { kind: 'header'; header: string; value: (own: string) => string }
  /** The right status with another body. */
  | { kind: 'body'; body: string }

/** A mishap, and whom it meets. */
export type ProxyFault = {
  /** Any, unless it is said. */
  method?: string
  /** Tried on path and query. */
  path: RegExp
  /** So many meet nothing before. */
  skip?: number
  /** It strikes so often; once, unless it is said. */
  times?: number
  mishap: Mishap
}

/** The mishaps that are still to come. */
export function createScript() {
  let waiting: { fault: ProxyFault; skip: number; left: number }[] = []
  return {
    /** Replaces all. */
    set(faults: readonly ProxyFault[]): void {
      waiting = faults.map((fault) => ({ fault, skip: fault.skip ?? 0, left: fault.times ?? 1 }))
    },
    /** Those that have not struck as often as they shall. */
    left: (): ProxyFault[] => waiting.filter(({ left }) => left > 0).map(({ fault }) => fault),
    /** What happens to a request; each counts for the first that is for it. */
    next(method: string, path: string): Mishap | undefined {
      const active = waiting.find(
        ({ fault, left }) => left > 0 && (fault.method ?? method) === method && fault.path.test(path),
      )
      if (!active) return undefined
      if (active.skip > 0) {
        active.skip -= 1
        return undefined
      }
      active.left -= 1
      return active.fault.mishap
    },
  }
}
