import * as z from 'zod/mini'

import type { UserContext } from './model'
import type { Session } from './session'
import { centreWindow } from './viewport'

const INTERVAL_MS = 100

/** Announces windows that pages open, and drops those that are closed. */
export async function watchWindows(userContext: UserContext, session: Session): Promise<void> {
  while (!userContext.isRemoved) {
    const answer = await session.send('GET', '/window/handles').catch(() => undefined)
    const handles = z.array(z.string()).safeParse(answer)
    if (handles.success && !userContext.isRemoved) await compare(userContext, session, handles.data)
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS))
  }
}

async function compare(userContext: UserContext, session: Session, handles: string[]): Promise<void> {
  const { windows, spareWindow, active } = userContext
  for (const handle of handles)
    if (!windows.has(handle) && handle !== spareWindow && !userContext.isOpening)
      await centreWindow(session, userContext.adopt(handle, 'about:blank', active?.id ?? null).target).catch(() => {})
  for (const context of windows.values()) if (!handles.includes(context.id)) userContext.forget(context)
}
