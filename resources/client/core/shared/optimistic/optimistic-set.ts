import type { Bootstrap } from '@/contract/groups/bootstrap'
import { isUncertain } from '@/core/platform/api/api-error'
import { getBootstrap, subscribeBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { onUserChange } from '@/core/platform/session/user-data'
import { createStore } from '@/lib/store'

import { announceFailure } from '../failures/announce-failure'

/** Change of a set: an item is added or removed. */
export type Membership<Item> = { item: Item; isIn: boolean }

type Options<Item> = {
  keyOf: (item: Item) => string
  /** Whether the server's last known set has the item. */
  wasIn: (item: Item) => boolean
  /** Sends changes to the server; all of them differ from what it has. */
  send: (changes: Membership<Item>[]) => Promise<unknown>
  /** Refetches the set from the server and then calls {@link OptimisticSet.renew}. */
  refetch: () => Promise<unknown>
}

/** Optimistic view of a set that the server stores for the user, such as likes. */
export type OptimisticSet<Item> = {
  has: (item: Item) => boolean
  /** Updates the view immediately. Changes made during a request are sent together after it; the last one wins. */
  put: (items: readonly Item[], isIn: boolean) => void
  subscribe: (listener: () => void) => () => void
  /** A new value after each change, for `useSyncExternalStore`. */
  snapshot: () => unknown
  /** Switches to the refetched set: drops saved changes and keeps those still being sent. */
  renew: () => void
  /** Drops all changes, for a user change. */
  forget: () => void
}

type Changes<Item> = ReadonlyMap<string, Membership<Item>>

/** Creates an {@link OptimisticSet}. Rolls back changes that the server refuses, and shows its message. */
export function createOptimisticSet<Item>({ keyOf, wasIn, send, refetch }: Options<Item>): OptimisticSet<Item> {
  const optimisticChanges = createStore<Changes<Item>>(new Map())
  let saved = new Map<string, boolean>()
  let isSending = false

  const isSaved = (item: Item) => saved.get(keyOf(item)) ?? wasIn(item)
  const unsaved = () => [...optimisticChanges.get().values()].filter(({ item, isIn }) => isIn !== isSaved(item))

  async function sendAll(): Promise<void> {
    isSending = true
    for (let changes = unsaved(); changes.length > 0; changes = unsaved()) {
      const owner = saved
      try {
        // Changes made during this request are sent in the next round.
        await send(changes)
        for (const { item, isIn } of changes) owner.set(keyOf(item), isIn)
      } catch (error) {
        // The user has changed: show neither the rollback nor the error.
        if (owner !== saved) continue
        rollback(changes)
        announceFailure(error)
        // Refetch before sending later changes. Errors are silent: the failure was already announced.
        if (isUncertain(error)) await refetch().catch(() => {})
      }
    }
    isSending = false
  }

  /** Removes failed changes, except items that were changed again since. */
  function rollback(changes: Membership<Item>[]): void {
    const next = new Map(optimisticChanges.get())
    for (const change of changes) if (next.get(keyOf(change.item)) === change) next.delete(keyOf(change.item))
    optimisticChanges.set(next)
  }

  return {
    has: (item) => optimisticChanges.get().get(keyOf(item))?.isIn ?? isSaved(item),
    put: (items, isIn) => {
      optimisticChanges.set(
        new Map([...optimisticChanges.get(), ...items.map((item) => [keyOf(item), { item, isIn }] as const)]),
      )
      if (!isSending) void sendAll()
    },
    subscribe: optimisticChanges.subscribe,
    snapshot: optimisticChanges.get,
    renew: () => {
      const open = unsaved()
      saved.clear()
      optimisticChanges.set(new Map(open.map((change) => [keyOf(change.item), change])))
    },
    forget: () => {
      saved = new Map()
      optimisticChanges.set(new Map())
    },
  }
}

/**
 * Creates an optimistic view of the user's likes or reposts in the bootstrap data. It follows refetched bootstrap data
 * and changes of the user from its first change on: until then it is empty.
 */
export function createUserSet<Item extends { model_type: string; id: number }>(
  part: 'likes' | 'reposts',
  requests: Pick<Options<Item>, 'send' | 'refetch'>,
): OptimisticSet<Item> {
  const set = createOptimisticSet<Item>({
    keyOf: ({ model_type, id }) => `${model_type}.${id}`,
    wasIn: ({ model_type, id }) => getBootstrap()[part][model_type]?.[id] === true,
    ...requests,
  })
  const renew = (next: Bootstrap, previous: Bootstrap) => {
    if (next[part] !== previous[part]) set.renew()
  }
  return {
    ...set,
    put: (items, isIn) => {
      onUserChange(part, set.forget)
      subscribeBootstrap(renew)
      set.put(items, isIn)
    },
  }
}
