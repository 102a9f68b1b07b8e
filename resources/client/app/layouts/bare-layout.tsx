import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'

import { CompactPlayer, hasPlayer } from './player-bar'

/**
 * The layout of screens without menus. Shows a compact player only if the player was loaded before, so guests' forms
 * never load it.
 */
export function BareLayout() {
  return (
    <>
      <div className="pb-[var(--player-bar-height,0px)]">
        <Outlet />
      </div>
      {hasPlayer() && (
        <Suspense>
          <CompactPlayer />
        </Suspense>
      )}
    </>
  )
}
