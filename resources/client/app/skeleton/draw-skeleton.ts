import type { Bootstrap } from '@/contract/groups/bootstrap'
import { isChildProfile } from '@/core/platform/session/permissions'

import type { RouteRow } from '../routes'
import { formSkeleton } from './form-skeleton'
import { childSkeleton, playerSkeleton } from './player-skeleton'
import { publicSkeleton } from './public-skeleton'

/*
 * The page skeleton shown while React and the screen's code load: the logo in its final place, and blocks in the theme's
 * colours. Plain DOM, which React's first commit replaces. Its classes copy the layouts' (e2e/first-paint.spec.ts
 * compares).
 */

const skeletons = { form: formSkeleton, public: publicSkeleton, player: playerSkeleton }

/** Draws the skeleton for a row of the route table, or nothing for bare pages such as embedded players. */
export function drawSkeleton(root: Element, bootstrap: Bootstrap, row: RouteRow): void {
  const { layout } = row
  if (layout === 'bare') return
  const draw = layout === 'player' && isChildProfile(bootstrap) ? childSkeleton : skeletons[layout]
  const skeleton = draw(bootstrap, row)
  skeleton.ariaBusy = 'true'
  root.replaceChildren(skeleton)
}
