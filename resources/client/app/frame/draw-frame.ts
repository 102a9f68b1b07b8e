import type { Bootstrap } from '@/contract/groups/bootstrap'
import { isChildProfile } from '@/core/platform/session/permissions'

import type { RouteRow } from '../routes'
import { formFrame } from './form-frame'
import { childFrame, playerFrame } from './player-frame'
import { publicFrame } from './public-frame'

/*
 * The page's frame while React and the screen's code load: the logo in its final place, and blocks in the theme's
 * colours. Plain DOM, which React's first commit replaces. Its classes copy the layouts' (e2e/first-paint.spec.ts
 * compares).
 */

const frames = { form: formFrame, public: publicFrame, player: playerFrame }

/** Draws the frame for a row of the route table, or nothing for bare pages such as embedded players. */
export function drawFrame(root: Element, bootstrap: Bootstrap, row: RouteRow): void {
  const { layout } = row
  if (layout === 'bare') return
  const draw = layout === 'player' && isChildProfile(bootstrap) ? childFrame : frames[layout]
  const frame = draw(bootstrap, row)
  frame.ariaBusy = 'true'
  root.replaceChildren(frame)
}
