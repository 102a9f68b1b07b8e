import type { Gateway } from '../../state/parts/gateway'
import type { Db } from '../../state/store/db'

/** The parts of a world that billing works on. */
export type Billing = {
  db: Db
  gateway: Gateway
  /** Milliseconds since the epoch. */
  now: () => number
}
