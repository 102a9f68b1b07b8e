import type { Db } from '../../state/store/db'
import type { Gateway } from '../payments/gateway'

/** The parts of a world that billing works on. */
export type Billing = {
  db: Db
  gateway: Gateway
  /** Milliseconds since the epoch. */
  now: () => number
}
