import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { isChildProfile } from '@/core/platform/session/permissions'
import { volumeOfPercent } from '@/core/shared/playback/audio/volume'
import type { Playback } from '@/core/shared/playback/create-playback'
import type { PlaybackState } from '@/core/shared/playback/playback-state'
import { seconds } from '@/lib/dates/duration'

import {
  clearSavedPlayback,
  type Owner,
  readLimits,
  readSavedPlayback,
  savedLimits,
  savePosition,
  savedSound,
  saveQueue,
  saveSleep,
} from './saved-state'
import { writeWhenIdle } from './write-when-idle'

/** Debounce of queue writes. */
const WRITE_DELAY_MS = seconds(1)

/** Distance in seconds after which the position is written again. */
const POSITION_STEP = 5

/** Storage of the player's state, separate for each owner. */
export type PlayerPersistence = ReturnType<typeof persistPlayer>

/** Restores the owner's last session, paused, and saves this one. */
export function persistPlayer(playback: Playback, firstOwner: Owner) {
  let owner = firstOwner
  const hasStarted = playback.get().status !== 'idle'
  restoreSound(playback)
  restoreSession(playback, owner)
  let known = playback.get()
  let written = known
  const queue = writeWhenIdle(() => (known.isAutoplay ? nothing() : saveQueue(owner, known)), WRITE_DELAY_MS)
  /** Set while the owner changes: changes of the state are then not the owner's choices. */
  let isTransferring = false

  function writePosition() {
    if (known.position === written.position && known.isLogged === written.isLogged) return
    written = known
    savePosition(owner, known)
  }

  function forget() {
    queue.cancel()
    clearSavedPlayback(owner)
  }

  function writeSettings(before: PlaybackState) {
    const { volume, isMuted, rate, crossfade, volumeCeiling, stopsAfterTrack } = known
    const isSame = (...keys: (keyof PlaybackState)[]) => keys.every((key) => known[key] === before[key])
    if (!isSame('volume', 'isMuted', 'rate', 'crossfade')) savedSound.write({ volume, isMuted, rate, crossfade })
    if (!isSame('volumeCeiling', 'stopsAfterTrack')) savedLimits(owner).write({ volumeCeiling, stopsAfterTrack })
  }

  function handleChange() {
    const before = known
    known = playback.get()
    if (isTransferring) return
    writeSettings(before)
    if (known.status === 'idle') return before.status === 'idle' || forget()
    if (known.sleep !== before.sleep) saveSleep(owner, known.sleep)
    if (known.isAutoplay) return
    if (known.queue !== before.queue || before.isAutoplay) queue.schedule()
    const isSame =
      known.status === before.status && known.listenId === before.listenId && known.isLogged === before.isLogged
    if (!isSame || stepOf(known) !== stepOf(before)) writePosition()
  }

  function writeAll() {
    if (known.status === 'idle' || known.isAutoplay) return
    queue.flush()
    writePosition()
  }

  /** Saves everything and stops; the owner can restore it later. */
  function release() {
    writeAll()
    isTransferring = true
    playback.stop()
    isTransferring = false
  }

  // A hidden page may be frozen or closed without a further event.
  function handleVisibility() {
    if (document.visibilityState === 'hidden') writeAll()
  }

  // Playback may have started before this call: save the current state.
  if (hasStarted) queue.schedule()
  const unsubscribe = playback.subscribe(handleChange)
  document.addEventListener('visibilitychange', handleVisibility)
  window.addEventListener('pagehide', writeAll)
  return {
    owner: (): Owner => owner,
    release,
    /** Changes the owner: saves the state for the previous one and restores the next one's. */
    handOver: (next: Owner): void => {
      release()
      owner = next
      isTransferring = true
      restoreSession(playback, owner)
      isTransferring = false
      written = known
    },
    /** Keeps a guest's queue for the user who has signed in. */
    adopt: (next: Owner): void => {
      forget()
      owner = next
      queue.schedule()
      saveSleep(owner, known.sleep)
    },
    stop: (): void => {
      unsubscribe()
      document.removeEventListener('visibilitychange', handleVisibility)
      window.removeEventListener('pagehide', writeAll)
      queue.cancel()
    },
  }
}

function* nothing(): Generator<void, void> {}

const stepOf = ({ position }: PlaybackState): number => Math.floor(position / POSITION_STEP)

function restoreSound(playback: Playback): void {
  const defaults = {
    volume: volumeOfPercent(getBootstrap().settings.player.default_volume),
    isMuted: false,
    rate: 1,
    crossfade: 0,
  }
  const { volume, isMuted, rate, crossfade } = savedSound.read() ?? defaults
  // Volume after an unmute, if the saved or default volume is 0.
  playback.setVolume(volumeOfPercent(null))
  playback.setVolume(volume, isMuted)
  playback.setRate(rate)
  playback.setCrossfade(crossfade)
}

function restoreSession(playback: Playback, owner: Owner): void {
  const { volumeCeiling, stopsAfterTrack } = readLimits(owner, isChildProfile(getBootstrap()))
  playback.setVolumeCeiling(volumeCeiling)
  playback.setStopsAfterTrack(stopsAfterTrack)
  const saved = readSavedPlayback(owner)
  if (saved) playback.restore(saved)
}
