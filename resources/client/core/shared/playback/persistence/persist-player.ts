import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { isChildProfile } from '@/core/platform/session/permissions'
import { volumeOfPercent } from '@/core/shared/playback/audio/volume'
import type { Playback } from '@/core/shared/playback/create-playback'
import type { PlaybackState } from '@/core/shared/playback/playback-state'
import { seconds } from '@/lib/dates/duration'

import {
  clearSavedPlayback,
  type Owner,
  readSavedPlayback,
  savedLimits,
  saveMoment,
  savedSound,
  saveQueue,
  saveSleep,
} from './saved-state'
import { writeWhenIdle } from './write-when-idle'

/** Changes of the queue that come together are written together, after so many milliseconds. */
const SETTLED_AFTER = seconds(1)

/** The position is written anew when it has moved so far, in seconds. */
const MOMENT_STEP = 5

/** The memory of the player: what it keeps is the owner's. */
export type PlayerPersistence = ReturnType<typeof persistPlayer>

/** Brings back, paused, what the owner's last session left, and keeps this one for the next. */
export function persistPlayer(playback: Playback, firstOwner: Owner) {
  let owner = firstOwner
  const isOn = playback.get().status !== 'idle'
  bringSoundBack(playback)
  bringBack(playback, owner)
  let known = playback.get()
  let written = known
  const queue = writeWhenIdle(() => (known.isAutoplay ? nothing() : saveQueue(owner, known)), SETTLED_AFTER)
  /** What changes now is no choice of the owner. */
  let isHandingOver = false

  function writeMoment() {
    if (known.position === written.position && known.isLogged === written.isLogged) return
    written = known
    saveMoment(owner, known)
  }

  function forget() {
    queue.drop()
    clearSavedPlayback(owner)
  }

  function writeChoices(before: PlaybackState) {
    const { volume, isMuted, rate, crossfade, volumeCeiling, stopsAfterTrack } = known
    const isSame = (...keys: (keyof PlaybackState)[]) => keys.every((key) => known[key] === before[key])
    if (!isSame('volume', 'isMuted', 'rate', 'crossfade')) savedSound.write({ volume, isMuted, rate, crossfade })
    if (!isSame('volumeCeiling', 'stopsAfterTrack')) savedLimits(owner).write({ volumeCeiling, stopsAfterTrack })
  }

  function notice() {
    const before = known
    known = playback.get()
    if (isHandingOver) return
    writeChoices(before)
    if (known.status === 'idle') return before.status === 'idle' || forget()
    if (known.sleep !== before.sleep) saveSleep(owner, known.sleep)
    if (known.isAutoplay) return
    if (known.queue !== before.queue || before.isAutoplay) queue.ask()
    const isSame =
      known.status === before.status && known.listenId === before.listenId && known.isLogged === before.isLogged
    if (!isSame || stepOf(known) !== stepOf(before)) writeMoment()
  }

  function writeAll() {
    if (known.status === 'idle' || known.isAutoplay) return
    queue.finish()
    writeMoment()
  }

  /** Silence; the owner finds again what was on. */
  function release() {
    writeAll()
    isHandingOver = true
    playback.stop()
    isHandingOver = false
  }

  // A hidden page may be frozen or closed without another word.
  function hide() {
    if (document.visibilityState === 'hidden') writeAll()
  }

  // A press may have come before this: what plays already is to be kept too.
  if (isOn) queue.ask()
  const unsubscribe = playback.subscribe(notice)
  document.addEventListener('visibilitychange', hide)
  window.addEventListener('pagehide', writeAll)
  return {
    owner: (): Owner => owner,
    release,
    /** Another one listens from now on: what is on is kept for the owner before, and theirs comes back. */
    handOver: (next: Owner): void => {
      release()
      owner = next
      isHandingOver = true
      bringBack(playback, owner)
      isHandingOver = false
      written = known
    },
    /** What a guest put on is theirs now that they have signed in. */
    adopt: (next: Owner): void => {
      forget()
      owner = next
      queue.ask()
      saveSleep(owner, known.sleep)
    },
    stop: (): void => {
      unsubscribe()
      document.removeEventListener('visibilitychange', hide)
      window.removeEventListener('pagehide', writeAll)
      queue.drop()
    },
  }
}

function* nothing(): Generator<void, void> {}

const stepOf = ({ position }: PlaybackState): number => Math.floor(position / MOMENT_STEP)

function bringSoundBack(playback: Playback): void {
  const usual = {
    volume: volumeOfPercent(getBootstrap().settings.player.default_volume),
    isMuted: false,
    rate: 1,
    crossfade: 0,
  }
  const { volume, isMuted, rate, crossfade } = savedSound.read() ?? usual
  // What an unmute brings back where 0 was stored, or is the site's default.
  playback.setVolume(volumeOfPercent(null))
  playback.setVolume(volume, isMuted)
  playback.setRate(rate)
  playback.setCrossfade(crossfade)
}

function bringBack(playback: Playback, owner: Owner): void {
  // Children stop after each song until somebody chooses otherwise for them.
  const usual = { volumeCeiling: 1, stopsAfterTrack: isChildProfile(getBootstrap()) }
  const { volumeCeiling, stopsAfterTrack } = savedLimits(owner).read() ?? usual
  playback.setVolumeCeiling(volumeCeiling)
  playback.setStopsAfterTrack(stopsAfterTrack)
  const saved = readSavedPlayback(owner)
  if (saved) playback.restore(saved)
}
