import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'

import { CompactPlayer, hasPlayer } from './player-bar'

/** The frame of screens without menus. What plays since an earlier page keeps its controls; guests' forms do without their code. */
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
