import { isUncertain } from '@/core/platform/api/is-uncertain'
import { createStore } from '@/lib/store'

import { announceFailure } from '../failures/announce-failure'

/** One thing that comes into a set or leaves it. */
export type Membership<Item> = { item: Item; isIn: boolean }

type Options<Item> = {
  keyOf: (item: Item) => string
  /** Whether the server had it when the page came. */
  wasIn: (item: Item) => boolean
  /** Tells the server of changes, each of them one for it. */
  send: (changes: Membership<Item>[]) => Promise<unknown>
  /** Asks the server what is in, which {@link OptimisticSet.renew} then hears. */
  readAnew: () => Promise<unknown>
}

/** What is in a set that the server keeps for the user, as it is shown. */
export type OptimisticSet<Item> = {
  has: (item: Item) => boolean
  /** Shown at once. Presses during a call are sent together after it; the last one wins. */
  put: (items: readonly Item[], isIn: boolean) => void
  subscribe: (listener: () => void) => () => void
  /** Another value after each change, for `useSyncExternalStore`. */
  snapshot: () => unknown
  /** The server has told anew what is in: what it knew of presses counts no more, those on their way still do. */
  renew: () => void
  forget: () => void
}

type Changes<Item> = ReadonlyMap<string, Membership<Item>>

/** Makes an {@link OptimisticSet}. What the server refuses goes back to what it was, with the server's message. */
export function createOptimisticSet<Item>({ keyOf, wasIn, send, readAnew }: Options<Item>): OptimisticSet<Item> {
  const shown = createStore<Changes<Item>>(new Map())
  let saved = new Map<string, boolean>()
  let isSending = false

  const isSaved = (item: Item) => saved.get(keyOf(item)) ?? wasIn(item)
  const unsaved = () => [...shown.get().values()].filter(({ item, isIn }) => isIn !== isSaved(item))

  async function sendAll(): Promise<void> {
    isSending = true
    for (let changes = unsaved(); changes.length > 0; changes = unsaved()) {
      const owner = saved
      try {
        // What is pressed meanwhile goes together, in the next round.
        await send(changes)
        for (const { item, isIn } of changes) owner.set(keyOf(item), isIn)
      } catch (error) {
        // Of somebody who has left nothing is shown, and nothing told.
        if (owner !== saved) continue
        takeBack(changes)
        announceFailure(error)
        // Nobody knows what the server did of it. What is pressed meanwhile waits until that is known; what fails again has been told.
        if (isUncertain(error)) await readAnew().catch(() => {})
      }
    }
    isSending = false
  }

  /** Unless it was pressed again meanwhile, which has a try of its own. */
  function takeBack(changes: Membership<Item>[]): void {
    const next = new Map(shown.get())
    for (const change of changes) if (next.get(keyOf(change.item)) === change) next.delete(keyOf(change.item))
    shown.set(next)
  }

  return {
    has: (item) => shown.get().get(keyOf(item))?.isIn ?? isSaved(item),
    put: (items, isIn) => {
      shown.set(new Map([...shown.get(), ...items.map((item) => [keyOf(item), { item, isIn }] as const)]))
      if (!isSending) void sendAll()
    },
    subscribe: shown.subscribe,
    snapshot: shown.get,
    renew: () => {
      const open = unsaved()
      saved.clear()
      shown.set(new Map(open.map((change) => [keyOf(change.item), change])))
    },
    forget: () => {
      saved = new Map()
      shown.set(new Map())
    },
  }
}
