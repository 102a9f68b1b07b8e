import * as z from 'zod/mini'

import type { Viewport } from './model'
import type { PageScript } from './scripts'
import type { Session, Target } from './session'

/** Size of the display in pixels. */
export const SCREEN = { width: 1400, height: 1200 }

/**
 * Returns the corner of a window of this size in the middle of the display. The display's pointer rests there, and
 * without a window manager the window below it has the focus.
 */
const centred = ({ width, height }: Viewport) => ({
  x: Math.max(0, Math.round((SCREEN.width - width) / 2)),
  y: Math.max(0, Math.round((SCREEN.height - height) / 2)),
})

const sizesSchema = z.tuple([z.number(), z.number(), z.number(), z.number()])

const sizes: PageScript = { text: 'return [innerWidth, innerHeight, outerWidth, outerHeight]', input: {} }

/** Sizes a window so that its page has this viewport; the browser has a minimum width. */
export async function setViewport(session: Session, target: Target, { width, height }: Viewport): Promise<void> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const [innerWidth, innerHeight, outerWidth, outerHeight] = sizesSchema.parse(
      await session.run(target, sizes, false),
    )
    if (attempt > 0 && innerWidth === width && innerHeight === height) return
    const outer = { width: width + outerWidth - innerWidth, height: height + outerHeight - innerHeight }
    await session.sendTo(target, 'POST', '/window/rect', { ...outer, ...centred(outer) })
  }
}

/** Moves a window to the middle of the display, where it has the focus. */
export async function centreWindow(session: Session, target: Target): Promise<void> {
  const [, , width, height] = sizesSchema.parse(await session.run(target, sizes, false))
  await session.sendTo(target, 'POST', '/window/rect', centred({ width, height }))
}
