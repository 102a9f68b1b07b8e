import type { PictureBox } from '@/ui/motion/flying-picture'
import { loadMovingParts } from '@/ui/motion/use-moving-parts'

import { BAR_COVER_ID } from '../panel-store'
import { startCoverFlight } from './cover-flight'

/** Marks the cover of the now-playing view. */
export const COVER_ATTRIBUTE = 'data-song-cover'

/** Ref of the view's root: animates the cover from the player bar when the view opens and back when it closes. */
export function growCover(view: HTMLDivElement): () => void {
  const find = () => view.querySelector<HTMLElement>(`[${COVER_ATTRIBUTE}]`)
  const inBar = document.getElementById(BAR_COVER_ID)
  const cover = find()
  if (inBar && cover) grow(cover, inBar, view)
  // For the way back.
  void loadMovingParts()
  return () => {
    const last = find()
    // A view that was swiped away is off-screen already.
    if (inBar && last && last.getBoundingClientRect().top < window.innerHeight) shrink(inBar, last)
  }
}

/** Starts the flight to the view. Its sheet slides up by scrolling, so the cover will be higher than it is now. */
function grow(cover: HTMLElement, inBar: HTMLElement, sheet: Element): void {
  const hiddenHeight = () => sheet.getBoundingClientRect().bottom - window.innerHeight
  fly(cover, boxOf(inBar), boxOf(cover, hiddenHeight()), () => hiddenHeight() >= 1)
}

const shrink = (inBar: HTMLElement, last: HTMLElement) => fly(inBar, boxOf(last), boxOf(inBar), () => false)

function fly(cover: HTMLElement, from: PictureBox, to: PictureBox, isMoving: () => boolean): void {
  const src = cover.querySelector('img')?.src
  if (src && from.width > 0 && to.width > 0) startCoverFlight({ src, from, to, cover, isMoving })
}

function boxOf(cover: HTMLElement, offsetY = 0): PictureBox {
  const { left, top, width, height } = cover.getBoundingClientRect()
  const { borderRadius } = getComputedStyle(cover.querySelector('img')?.parentElement ?? cover)
  return { left, top: top - offsetY, width, height, borderRadius }
}
