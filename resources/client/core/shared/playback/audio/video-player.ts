import { youtube } from '@/contract/youtube'
import { call } from '@/core/platform/api/call'

import type { AudioAdapter } from './audio-adapter'
import { videoStage } from './video-stage'
import { createYoutubeAdapter, type YoutubeError } from './youtube-adapter'

/** The player of the videos that a track's `src` may name. */
export const createVideoPlayer = (): AudioAdapter => createYoutubeAdapter(videoStage, log)

/** The site's owner learns which videos are gone; whether that works is nothing the listener needs to know. */
const log = (body: YoutubeError): void => void call(youtube.logClientError, { body }).catch(() => {})
