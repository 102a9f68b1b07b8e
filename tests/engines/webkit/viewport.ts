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

const readSizes = async (session: Session, target: Target) => sizesSchema.parse(await session.run(target, sizes, false))

/** Milliseconds until a page has the size that its window was given; a busy display takes its time. */
const RESIZED_AFTER_MS = 2_000

/** Sizes a window so that its page has this viewport; the browser has a minimum width. */
export async function setViewport(session: Session, target: Target, viewport: Viewport): Promise<void> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const [innerWidth, innerHeight, outerWidth, outerHeight] = await readSizes(session, target)
    const outer = {
      width: viewport.width + outerWidth - innerWidth,
      height: viewport.height + outerHeight - innerHeight,
    }
    await session.sendTo(target, 'POST', '/window/rect', { ...outer, ...centred(outer) })
    if (await hasViewport(session, target, viewport)) return
  }
}

/** Waits for a page to have this viewport. Returns false when it doesn't in time. */
async function hasViewport(session: Session, target: Target, { width, height }: Viewport): Promise<boolean> {
  for (const deadline = Date.now() + RESIZED_AFTER_MS; Date.now() < deadline;) {
    const [innerWidth, innerHeight] = await readSizes(session, target)
    if (innerWidth === width && innerHeight === height) return true
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return false
}

/** Moves a window to the middle of the display, where it has the focus. */
export async function centreWindow(session: Session, target: Target): Promise<void> {
  const [, , width, height] = await readSizes(session, target)
  await session.sendTo(target, 'POST', '/window/rect', centred({ width, height }))
}
