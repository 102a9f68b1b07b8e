import type { AreaName } from '../catalogue'
import type { Outcome } from '../finding'
import type { Site } from '../probe/site'

/** Checks one area of a site; returns nothing if it is healthy. */
export type Check = {
  area: AreaName
  /** Whether the check makes sense only if the page is shown. */
  needsPage: boolean
  run: (site: Site) => Outcome[] | Promise<Outcome[]>
}
