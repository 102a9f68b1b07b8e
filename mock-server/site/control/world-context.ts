import type { World } from '../../state/world'
import type { createRequestLog } from './request-log'

/** A world with its request log and the link that describes it. */
export type WorldContext = {
  /** Empty for the shared world. */
  name: string
  world: World
  log: ReturnType<typeof createRequestLog>
  /** Query for the last link that described this world (site/control/link.ts). */
  link: string
  /** Parts of that link that the world refused. */
  refusals: readonly string[]
  /** Refusals, and invalid parameters of the page that was opened last. */
  problems: readonly string[]
}
