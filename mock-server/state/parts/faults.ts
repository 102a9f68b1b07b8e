import * as z from 'zod/mini'

const count = z.int().check(z.minimum(1))
const milliseconds = z.number().check(z.minimum(0))

const common = {
  /** Endpoint name such as `auth.login`, or `*` for every call. */
  endpoint: z._default(z.string(), '*'),
  /** Number of times to apply the fault; unlimited by default. */
  times: z.optional(count),
  /** Applies the fault to every nth call only (flaky). */
  every: z.optional(count),
}

/** Empty bodies: none at all, `null`, `""`, `[]`, and none with status 204. */
export const emptyBodies = ['none', 'null', 'text', 'list', 'noContent'] as const
/** One of {@link emptyBodies}. */
export type EmptyBody = (typeof emptyBodies)[number]

/** A fault of API calls, by kind. */
export const faultSchema = z.discriminatedUnion('kind', [
  /** Responds with an error status and the given body, or Laravel's. */
  z.strictObject({
    ...common,
    kind: z.literal('status'),
    status: z.int().check(z.minimum(400), z.maximum(599)),
    body: z.optional(z.looseObject({ message: z.string() })),
    headers: z.optional(z.record(z.string(), z.string())),
  }),
  /** Sends the correct response after a delay. */
  z.strictObject({ ...common, kind: z.literal('delay'), ms: milliseconds }),
  /** Sends no response until the caller aborts. */
  z.strictObject({ ...common, kind: z.literal('timeout') }),
  /** Drops the connection before the call is handled. */
  z.strictObject({ ...common, kind: z.literal('network') }),
  /** Handles the call, then drops the connection before the response. */
  z.strictObject({ ...common, kind: z.literal('lost') }),
  /** Sends only the first half of the correct response. */
  z.strictObject({ ...common, kind: z.literal('truncated') }),
  /** Responds with status 200 and an HTML page instead of JSON. */
  z.strictObject({ ...common, kind: z.literal('html') }),
  /** Handles the call, then sends one of the backend's empty bodies (backend contract, section 2; traps 6 and 14). */
  z.strictObject({ ...common, kind: z.literal('empty'), body: z.enum(emptyBodies) }),
  /** Handles the call, then sends a body that does not match the contract. */
  z.strictObject({ ...common, kind: z.literal('wrongShape') }),
])
/** Output of {@link faultSchema}. */
export type Fault = z.output<typeof faultSchema>

/** Endpoint name of a fault that applies to all endpoints. */
export const EVERY_ENDPOINT = '*'

type ActiveFault = { fault: Fault; calls: number; timesApplied: number }

function isDue(active: ActiveFault): boolean {
  active.calls += 1
  if (active.calls % (active.fault.every ?? 1) !== 0) return false
  active.timesApplied += 1
  return true
}

const isUsedUp = ({ fault: { times }, timesApplied }: ActiveFault): boolean =>
  times !== undefined && timesApplied >= times

/** Holds the faults of a world. */
export function createFaults() {
  let active: ActiveFault[] = []

  return {
    /** Delay before every response, in milliseconds. */
    latency: 0,
    /** Replaces all faults. */
    set(faults: readonly Fault[]): void {
      active = faults.map((fault) => ({ fault, calls: 0, timesApplied: 0 }))
    },
    /** Faults that can still apply. */
    list: (): Fault[] => active.map(({ fault }) => fault),
    /** Counts a call of the endpoint and returns the faults to apply to it. */
    trigger(endpoint: string): Fault[] {
      const matching = active.filter(({ fault }) => fault.endpoint === EVERY_ENDPOINT || fault.endpoint === endpoint)
      const applied = matching.filter(isDue)
      active = active.filter((candidate) => !isUsedUp(candidate))
      return applied.map(({ fault }) => fault)
    },
  }
}
/** Result of {@link createFaults}. */
export type Faults = ReturnType<typeof createFaults>
