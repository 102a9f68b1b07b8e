import type { Prefetch } from '@/core/platform/api/query'
import type { Access } from '@/core/platform/navigation/access-rule'

import type { Load } from './chunk'

/** A row of the site's route table (spec section 2). */
export type RouteRow = {
  path: string
  access: Access
  /**
   * Layout around the screen: none but a compact player, a guest form that draws its own, or the web player with menus
   * and bar.
   */
  layout: 'bare' | 'form' | 'player'
  screen: Load
  /** Loads the function that names the screen's first query; absent when the screen has no data. */
  prefetch?: () => Promise<Prefetch>
  /** The integration that the screen belongs to: while it is off, the URL shows not-found. */
  integration?: 'notifications' | 'workspaces' | 'billing'
}
