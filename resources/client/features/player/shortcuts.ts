import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { playback } from '@/core/shared/playback/playback'
import { heardVolume } from '@/core/shared/playback/playback-state'

import { openPanel } from './panel-store'
import { togglePanel } from './side-panel-store'

/** How far an arrow key jumps, in seconds. */
export const JUMP = 5

/** How much a key turns the volume, of 1. */
export const VOLUME_STEP = 0.1

const jump = (distance: number) => playback.seek(playback.get().position + distance)
const turn = (step: number) => playback.setVolume(heardVolume(playback.get()) + step)

/** Whether the site shows its listeners the queue (`settings.player.hide_queue`). */
export const hasQueue = (): boolean => !getBootstrap().settings.player.hide_queue

/** Keys that steer the player from anywhere on the page, as they are listed in the help. */
export const shortcuts = {
  ' ': playback.toggle,
  n: playback.next,
  p: playback.previous,
  ArrowRight: () => jump(JUMP),
  ArrowLeft: () => jump(-JUMP),
  m: playback.toggleMute,
  '+': () => turn(VOLUME_STEP),
  '-': () => turn(-VOLUME_STEP),
  s: playback.toggleShuffle,
  r: playback.cycleRepeat,
  f: () => openPanel('song'),
  q: () => hasQueue() && togglePanel('queue', true),
  '?': () => openPanel('keys'),
}

/** A key of {@link shortcuts}, as `KeyboardEvent.key` has it. */
export type ShortcutKey = keyof typeof shortcuts

/** The help is there before there is anything to play. */
export const HELP_KEY: ShortcutKey = '?'

export const isShortcut = (key: string): key is ShortcutKey => Object.hasOwn(shortcuts, key)
