import * as z from 'zod/mini'

import { onUserLeaves } from '@/core/platform/session/user-leaves'
import { cookie } from '@/core/platform/storage/cookies'

/** Id of everybody's own workspace, which no list has and no request names (spec section 3). */
export const PERSONAL_WORKSPACE = 0

const remembered = cookie({
  name: 'activeWorkspaceId',
  schema: z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number)),
})
const listeners = new Set<() => void>()

/** Id of the active workspace (spec section 4): it goes with every request of ours; 0 is the personal one. */
export const activeWorkspaceId = (): number => remembered.read() ?? PERSONAL_WORKSPACE

/** Makes a workspace the active one, in this tab at once and in others with their next request. */
export function rememberWorkspace(id: number): void {
  if (id === activeWorkspaceId()) return
  remembered.write(id)
  for (const listener of listeners) listener()
}

/** Tells of every change in this tab; returns the way to stop. */
export function subscribeWorkspace(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

onUserLeaves(() => rememberWorkspace(PERSONAL_WORKSPACE))
