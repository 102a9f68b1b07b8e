import type { Gateway } from '../payments/gateway'
import type { Db } from '../store/db'

/** The parts of a world that billing works on. */
export type Billing = {
  db: Db
  gateway: Gateway
  /** Milliseconds since the epoch. */
  now: () => number
}
