import * as z from 'zod/mini'

import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { storedForSession } from '@/core/platform/session/session-storage'
import { stored } from '@/core/platform/storage/local'
import { holdLock } from '@/lib/browser/hold-lock'

import { type Release, releaseSchema } from '../release/release'

/** A place for one draft. Only one tab has it: no other can change or discard what is in it. */
export type DraftSlot = {
  read: () => Release | undefined
  /** Returns false when storage is full or blocked. */
  write: (release: Release) => boolean
  remove: () => void
  /** Lets another tab have it. */
  release: () => Promise<unknown>
}

/** Places for drafts of one user; as many tabs can have one. */
const MAX_SLOTS = 20

/** The place of this tab, which it takes again after a reload. */
const ownSlot = (area: string) => storedForSession({ key: `${area} draft`, schema: z.number() })

function slotAt(area: string, number: number, release: DraftSlot['release']): DraftSlot {
  const profile = getBootstrap().user?.id ?? null
  const value = stored({ key: `${area} draft ${number}`, schema: releaseSchema, profile })
  return { read: value.read, write: value.write, remove: value.remove, release }
}

/** The numbers of all places in the order in which a tab tries them: its own, then those with a draft. */
function candidates(area: string): number[] {
  const own = ownSlot(area).read()
  const numbers = Array.from({ length: MAX_SLOTS }, (_, index) => index + 1)
  const hasDraft = (number: number) => slotAt(area, number, () => Promise.resolve()).read() !== undefined
  const rank = (number: number) => (number === own ? 0 : hasDraft(number) ? 1 : 2)
  return numbers.toSorted((one, other) => rank(one) - rank(other))
}

/**
 * Takes a place that no other tab has: the tab's own from before a reload, otherwise one with a draft that a closed tab
 * has left, otherwise an empty one. Null if all are taken.
 */
export async function takeDraftSlot(area: string): Promise<DraftSlot | null> {
  const userId = getBootstrap().user?.id ?? 'guest'
  for (const number of candidates(area)) {
    const release = await holdLock(`dziesma:draft:${area}:${userId}:${number}`)
    if (!release) continue
    ownSlot(area).write(number)
    return slotAt(area, number, release)
  }
  return null
}
