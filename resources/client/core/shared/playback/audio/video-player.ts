import { youtube } from '@/contract/youtube'
import { call } from '@/core/platform/api/call'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'

import type { AudioAdapter } from './audio-adapter'
import { createYoutubeAdapter, type YoutubeError } from './youtube-adapter'

/** The player of the videos that a track's `src` may name. */
export const createVideoPlayer = (): AudioAdapter => createYoutubeAdapter(videoStage, log)

/** The site's owner learns which videos are gone; whether that works is nothing the listener needs to know. */
const log = (body: YoutubeError): void => void call(youtube.logClientError, { body }).catch(() => {})

const ID = 'video-stage'

const SHOWN = 'fixed end-4 bottom-28 z-bar'

/** Kept in the window, where browsers let it play. */
const HIDDEN = 'fixed end-0 bottom-0 size-px overflow-hidden opacity-0'

/** Returns the element that videos play in: that with the id `video-stage`, or a corner above the player's bar; out of sight where the site hides videos. */
export function videoStage(): HTMLElement {
  const existing = document.getElementById(ID)
  if (existing) return existing
  const stage = document.createElement('div')
  stage.id = ID
  const isHidden = getBootstrap().settings.player.hide_video
  stage.className = isHidden ? HIDDEN : SHOWN
  stage.inert = isHidden
  document.body.append(stage)
  return stage
}
