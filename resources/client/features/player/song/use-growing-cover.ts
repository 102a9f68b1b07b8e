import { useLayoutEffect, useRef } from 'react'

import { BAR_COVER_ID } from '../bar-cover'
import { growFrom } from './grow-from'

/** Marks the cover of the song in full. */
export const COVER_MARK = 'data-song-cover'

/** Lets the cover grow out of the bar when the view opens, and shrink into it when it is gone. For the view's outermost element. */
export function useGrowingCover() {
  const view = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const opened = view.current
    const find = () => opened?.querySelector<HTMLElement>(`[${COVER_MARK}]`)
    const inBar = document.getElementById(BAR_COVER_ID)
    const cover = find()
    if (opened && inBar && cover) growFrom(cover, inBar.getBoundingClientRect(), opened)
    return () => {
      const last = find()?.getBoundingClientRect()
      // One that was swiped away is out of sight already.
      if (inBar && last && last.top < window.innerHeight) growFrom(inBar, last)
    }
  }, [])
  return view
}
