import type { Source } from '@/core/shared/playback/source/source'

import type { AudioAdapter, AudioEvent } from './audio-adapter'

/** A player whose code is loaded when a source first needs it. */
export type LazyPlayer = { mayPlay: () => boolean; load: () => Promise<AudioAdapter> }

type Action = (adapter: AudioAdapter) => void

/** An adapter, or the actions queued until it has loaded. */
type Slot = { adapter?: AudioAdapter; pending: Action[] }

/**
 * Combines several adapters: the audio element, and players loaded for the first source of their kind. At most one is
 * open.
 */
export function createAudioRouter(
  element: AudioAdapter,
  lazy: Partial<Record<Source['kind'], LazyPlayer>>,
): AudioAdapter {
  const first: Slot = { adapter: element, pending: [] }
  const slots = new Map<Source['kind'], Slot>()
  /** Latest value of each setting, for adapters that load later. */
  const settings = new Map<string, Action>()
  let active = first
  let listener: (event: AudioEvent) => void = () => {}

  function run(action: Action): void {
    if (active.adapter) action(active.adapter)
    else active.pending.push(action)
  }

  function broadcast(name: string, action: Action): void {
    settings.set(name, action)
    for (const { adapter } of [first, ...slots.values()]) if (adapter) action(adapter)
  }

  function slotOf(source: Source): Slot {
    const player = lazy[source.kind]
    if (!player || element.canPlay(source)) return first
    const slot = slots.get(source.kind) ?? { pending: [] }
    if (!slots.has(source.kind)) void load(source.kind, slot, player)
    return slot
  }

  async function load(kind: Source['kind'], slot: Slot, player: LazyPlayer): Promise<void> {
    slots.set(kind, slot)
    try {
      const adapter = await player.load()
      adapter.setListener((event) => slot === active && listener(event))
      for (const action of [...settings.values(), ...slot.pending]) action(adapter)
      slot.adapter = adapter
    } catch {
      slots.delete(kind)
      if (slot === active) listener({ type: 'failed' })
    }
  }

  return {
    canPlay: (source) => element.canPlay(source) || lazy[source.kind]?.mayPlay() === true,
    unlock: element.unlock,
    open: (source, position) => {
      const slot = slotOf(source)
      if (slot !== active) run((adapter) => adapter.close())
      active = slot
      run((adapter) => adapter.open(source, position))
    },
    play: () => run((adapter) => adapter.play()),
    pause: () => run((adapter) => adapter.pause()),
    close: () => run((adapter) => adapter.close()),
    seek: (position) => run((adapter) => adapter.seek(position)),
    setVolume: (amplitude, isMuted) => broadcast('volume', (adapter) => adapter.setVolume(amplitude, isMuted)),
    setFade: (gain) => broadcast('fade', (adapter) => adapter.setFade(gain)),
    setRate: (rate) => broadcast('rate', (adapter) => adapter.setRate(rate)),
    progress: () => active.adapter?.progress() ?? Number.NaN,
    element: () => active.adapter?.element(),
    detach: () => active.adapter?.detach(),
    prefetch: (source) => {
      const slot = source && slotOf(source)
      for (const each of [first, ...slots.values()]) each.adapter?.prefetch(each === slot ? source : undefined)
    },
    setListener: (next) => {
      listener = next
      element.setListener((event) => active === first && listener(event))
    },
  }
}
