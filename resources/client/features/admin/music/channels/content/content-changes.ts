import type { ContentModel } from '@/contract/groups/managed-channels'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { createSerialQueue } from '@/lib/async/serial-queue'

import { contentCalls } from '../queries'

/** A channel whose content changes; `onChanged` runs after each change, also after one that may have failed. */
type ChangedChannel = { id: number; model: ContentModel; onChanged: () => Promise<unknown> }

/** Returns the changes of a channel's content, which are saved right away and in their order; failures are announced. */
export function createContentChanges({ id, model, onChanged }: ChangedChannel) {
  const inOrder = createSerialQueue()
  let latestOrder: readonly number[] = []

  /** Shows what the server has now. */
  const refresh = () => Promise.all([contentCalls.refetch(), onChanged()])

  /** Shows the new order without fetching every page of a long list again. */
  const keep = () => Promise.all([contentCalls.expire(), onChanged()])

  /** Resolves to whether the server has accepted the change. */
  async function save(change: () => Promise<unknown>, show = refresh): Promise<boolean> {
    let isSaved = false
    try {
      await change()
      isSaved = true
    } catch (error) {
      announceFailure(error)
    }
    await (isSaved ? show : refresh)().catch(announceFailure)
    return isSaved
  }

  return {
    add: (itemId: number) => inOrder(() => save(() => contentCalls.add(id, itemId, model))),
    remove: (itemId: number) => inOrder(() => save(() => contentCalls.remove(id, itemId, model))),
    /** Skips an order that a later one replaces before its turn, as when an arrow key is held. */
    reorder: (ids: number[]) => {
      latestOrder = ids
      return inOrder(async () => ids !== latestOrder || save(() => contentCalls.reorder(id, ids, model), keep))
    },
    /** Adds one of many, whose failure the caller shows; throws ApiError. `refresh` follows the last one. */
    addQuietly: (itemId: number) => contentCalls.add(id, itemId, model),
    refresh,
  }
}
/** Result of {@link createContentChanges}. */
export type ContentChanges = ReturnType<typeof createContentChanges>
