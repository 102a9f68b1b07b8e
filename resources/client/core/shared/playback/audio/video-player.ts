import { youtube } from '@/contract/youtube'
import { call } from '@/core/platform/api/call'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'

import type { AudioAdapter } from './audio-adapter'
import { createYoutubeAdapter, type YoutubeError } from './youtube-adapter'

// Separate chunk: loaded with the first YouTube video.

/** Creates an adapter for YouTube videos. */
export const createVideoPlayer = (): AudioAdapter => createYoutubeAdapter(videoStage, log)

/** Reports unavailable videos to the site's owner. Errors are silent: the listener cannot help. */
const log = (body: YoutubeError): void => void call(youtube.logClientError, { body }).catch(() => {})

const STAGE_ID = 'video-stage'

const SHOWN = 'fixed end-4 bottom-28 z-bar'

/** Invisible, but inside the viewport, where browsers let it play. */
const HIDDEN = 'fixed end-0 bottom-0 size-px overflow-hidden opacity-0'

/**
 * Returns the container for videos: the element with the id `video-stage`, or a new one above the player bar. It is
 * invisible if the site hides videos.
 */
export function videoStage(): HTMLElement {
  const existing = document.getElementById(STAGE_ID)
  if (existing) return existing
  const stage = document.createElement('div')
  stage.id = STAGE_ID
  const isHidden = getBootstrap().settings.player.hide_video
  stage.className = isHidden ? HIDDEN : SHOWN
  stage.inert = isHidden
  document.body.append(stage)
  return stage
}
