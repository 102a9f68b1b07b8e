import * as z from 'zod/mini'

const count = z.int().check(z.minimum(1))
const milliseconds = z.number().check(z.minimum(0))

const common = {
  /** Name of the endpoint, `auth.login`; `*` for every call. */
  endpoint: z._default(z.string(), '*'),
  /** Strikes so often, then no more. */
  times: z.optional(count),
  /** Strikes every nth call only: flaky. */
  every: z.optional(count),
}

/** Empty bodies: none at all, `null`, `""`, `[]`, and none with status 204. */
export const emptyBodies = ['none', 'null', 'text', 'list', 'noContent'] as const
/** One of {@link emptyBodies}. */
export type EmptyBody = (typeof emptyBodies)[number]

/** One way for calls to go wrong. */
export const faultSchema = z.discriminatedUnion('kind', [
  /** An error status, with a body of one's own or Laravel's. */
  z.strictObject({
    ...common,
    kind: z.literal('status'),
    status: z.int().check(z.minimum(400), z.maximum(599)),
    body: z.optional(z.looseObject({ message: z.string() })),
    headers: z.optional(z.record(z.string(), z.string())),
  }),
  /** The right answer, late. */
  z.strictObject({ ...common, kind: z.literal('delay'), ms: milliseconds }),
  /** No answer until the caller gives up. */
  z.strictObject({ ...common, kind: z.literal('timeout') }),
  /** The connection breaks. */
  z.strictObject({ ...common, kind: z.literal('network') }),
  /** Everything is done, and the connection breaks before the answer. */
  z.strictObject({ ...common, kind: z.literal('lost') }),
  /** The right answer, its second half missing. */
  z.strictObject({ ...common, kind: z.literal('truncated') }),
  /** Status 200 with a page in place of JSON. */
  z.strictObject({ ...common, kind: z.literal('html') }),
  /** Everything is done, and the response is one of the backend's empty bodies (backend contract, section 2; traps 6 and 14). */
  z.strictObject({ ...common, kind: z.literal('empty'), body: z.enum(emptyBodies) }),
  /** Everything is done, and the response has a shape that the contract does not know. */
  z.strictObject({ ...common, kind: z.literal('wrongShape') }),
])
/** A {@link faultSchema}. */
export type Fault = z.output<typeof faultSchema>

/** Names the endpoint a fault is for when it is for all. */
export const EVERY_ENDPOINT = '*'

type ActiveFault = { fault: Fault; calls: number; strikes: number }

function strikesNow(active: ActiveFault): boolean {
  active.calls += 1
  if (active.calls % (active.fault.every ?? 1) !== 0) return false
  active.strikes += 1
  return true
}

const isSpent = ({ fault: { times }, strikes }: ActiveFault): boolean => times !== undefined && strikes >= times

/** The faults in force in a world. */
export function createFaults() {
  let active: ActiveFault[] = []

  return {
    /** Milliseconds before every answer. */
    latency: 0,
    /** Replaces all faults. */
    set(faults: readonly Fault[]): void {
      active = faults.map((fault) => ({ fault, calls: 0, strikes: 0 }))
    },
    /** Faults that may still strike. */
    list: (): Fault[] => active.map(({ fault }) => fault),
    /** Counts a call of the endpoint and returns the faults that strike it. */
    strike(endpoint: string): Fault[] {
      const meant = active.filter(({ fault }) => fault.endpoint === EVERY_ENDPOINT || fault.endpoint === endpoint)
      const struck = meant.filter(strikesNow)
      active = active.filter((candidate) => !isSpent(candidate))
      return struck.map(({ fault }) => fault)
    },
  }
}
