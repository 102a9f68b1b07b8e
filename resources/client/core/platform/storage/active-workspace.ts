import * as z from 'zod/mini'

import { createStore } from '@/lib/store'

import { cookie } from './cookies'

/** Id of the personal workspace, which no list contains and no request sends (spec section 3). */
export const PERSONAL_WORKSPACE = 0

const activeWorkspace = cookie({
  name: 'activeWorkspaceId',
  schema: z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number)),
})
/** Number of changes in this tab. */
const changes = createStore(0)

/** Id of the active workspace (spec section 4), sent with every request; 0 is the personal one. */
export const activeWorkspaceId = (): number => activeWorkspace.read() ?? PERSONAL_WORKSPACE

/** Makes a workspace active, immediately in this tab and in other tabs with their next request. */
export function setActiveWorkspace(id: number): void {
  if (id === activeWorkspaceId()) return
  activeWorkspace.write(id)
  changes.set(changes.get() + 1)
}

/** Subscribes to changes in this tab; returns the unsubscribe function. */
export const subscribeWorkspace = changes.subscribe
