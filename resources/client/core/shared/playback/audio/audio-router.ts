import type { Source } from '@/core/shared/playback/source/source'

import type { AudioAdapter, AudioEvent } from './audio-adapter'

/** A player whose code comes when a source needs it. */
export type LazyPlayer = { mayPlay: () => boolean; load: () => Promise<AudioAdapter> }

type Action = (adapter: AudioAdapter) => void

/** A player, or what is to be asked of it once it is there. */
type Slot = { adapter?: AudioAdapter; waiting: Action[] }

/** One adapter of several: the element, and players that are loaded for the first source of their kind. At most one is open. */
export function createAudioRouter(
  element: AudioAdapter,
  later: Partial<Record<Source['kind'], LazyPlayer>>,
): AudioAdapter {
  const first: Slot = { adapter: element, waiting: [] }
  const slots = new Map<Source['kind'], Slot>()
  /** What every player is notices, the last of each kind. */
  const notices = new Map<string, Action>()
  let active = first
  let listener: (event: AudioEvent) => void = () => {}

  function ask(action: Action): void {
    if (active.adapter) action(active.adapter)
    else active.waiting.push(action)
  }

  function tell(what: string, action: Action): void {
    notices.set(what, action)
    for (const { adapter } of [first, ...slots.values()]) if (adapter) action(adapter)
  }

  function slotOf(source: Source): Slot {
    const player = later[source.kind]
    if (!player || element.canPlay(source)) return first
    const slot = slots.get(source.kind) ?? { waiting: [] }
    if (!slots.has(source.kind)) void load(source.kind, slot, player)
    return slot
  }

  async function load(kind: Source['kind'], slot: Slot, player: LazyPlayer): Promise<void> {
    slots.set(kind, slot)
    try {
      const adapter = await player.load()
      adapter.setListener((event) => slot === active && listener(event))
      for (const action of [...notices.values(), ...slot.waiting]) action(adapter)
      slot.adapter = adapter
    } catch {
      slots.delete(kind)
      if (slot === active) listener({ type: 'failed' })
    }
  }

  return {
    canPlay: (source) => element.canPlay(source) || later[source.kind]?.mayPlay() === true,
    open: (source, position) => {
      const slot = slotOf(source)
      if (slot !== active) ask((adapter) => adapter.close())
      active = slot
      ask((adapter) => adapter.open(source, position))
    },
    play: () => ask((adapter) => adapter.play()),
    pause: () => ask((adapter) => adapter.pause()),
    close: () => ask((adapter) => adapter.close()),
    seek: (position) => ask((adapter) => adapter.seek(position)),
    setVolume: (amplitude, isMuted) => tell('volume', (adapter) => adapter.setVolume(amplitude, isMuted)),
    setFade: (gain) => tell('fade', (adapter) => adapter.setFade(gain)),
    setRate: (rate) => tell('rate', (adapter) => adapter.setRate(rate)),
    progress: () => active.adapter?.progress() ?? Number.NaN,
    detach: () => active.adapter?.detach(),
    prefetch: element.prefetch,
    setListener: (toListener) => {
      listener = toListener
      element.setListener((event) => active === first && listener(event))
    },
  }
}
