import type { AudioAdapter, AudioEvent } from './audio-adapter'

/** A player whose code comes when a source needs it. */
export type LaterPlayer = { mayPlay: () => boolean; load: () => Promise<AudioAdapter> }

/**
 * One adapter of two: the element, and a player of videos that is loaded for the first one; what is asked of it until then
 * is done when it is there. At most one of them is open.
 */
export function createAudioRouter(element: AudioAdapter, videos: LaterPlayer): AudioAdapter {
  let listener: (event: AudioEvent) => void = () => {}
  let player: AudioAdapter | undefined
  let waiting: ((adapter: AudioAdapter) => void)[] | undefined
  let isVideo = false
  /** What both are told, the last of each kind. */
  const told = new Map<string, (adapter: AudioAdapter) => void>()

  function ask(action: (adapter: AudioAdapter) => void): void {
    if (!isVideo) action(element)
    else if (player) action(player)
    else waiting?.push(action)
  }

  function tell(kind: string, action: (adapter: AudioAdapter) => void): void {
    told.set(kind, action)
    action(element)
    if (player) action(player)
  }

  async function load(): Promise<void> {
    waiting = []
    try {
      const loaded = await videos.load()
      loaded.listen((event) => isVideo && listener(event))
      for (const action of [...told.values(), ...waiting]) action(loaded)
      player = loaded
    } catch {
      if (isVideo) listener({ type: 'failed' })
    }
    waiting = undefined
  }

  return {
    canPlay: (source) => (source.kind === 'youtube' ? videos.mayPlay() : element.canPlay(source)),
    open: (source, position) => {
      const wasVideo = isVideo
      isVideo = source.kind === 'youtube'
      if (wasVideo && !isVideo) (player ?? { close: () => (waiting = []) }).close()
      if (isVideo) element.close()
      if (isVideo && !player && !waiting) void load()
      ask((adapter) => adapter.open(source, position))
    },
    play: () => ask((adapter) => adapter.play()),
    pause: () => ask((adapter) => adapter.pause()),
    close: () => ask((adapter) => adapter.close()),
    seek: (position) => ask((adapter) => adapter.seek(position)),
    setVolume: (amplitude, isMuted) => tell('volume', (adapter) => adapter.setVolume(amplitude, isMuted)),
    setFade: (gain) => tell('fade', (adapter) => adapter.setFade(gain)),
    setRate: (rate) => tell('rate', (adapter) => adapter.setRate(rate)),
    progress: () => (isVideo ? (player?.progress() ?? Number.NaN) : element.progress()),
    detach: () => (isVideo ? undefined : element.detach()),
    prefetch: (source) => element.prefetch(source),
    listen: (toListener) => {
      listener = toListener
      element.listen((event) => isVideo || listener(event))
    },
  }
}
