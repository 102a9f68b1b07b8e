import { matchPath } from 'react-router-dom'

import { queryClient } from '@/core/platform/api/query-client'
import { paths } from '@/core/platform/navigation/paths'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { playback } from '@/core/shared/playback/playback'
import { siteRoot } from '@/lib/browser/url'

import { trackQuery } from './queries'
import { START_TIME_PARAMETER } from './share-url'

/** Plays the track of a shared link such as `/track/5?t=62` from that second; asks for a tap if autoplay is blocked. */
export async function playSharedLink(
  { pathname, search }: Pick<Location, 'pathname' | 'search'> = window.location,
): Promise<void> {
  const second = Number(new URLSearchParams(search).get(START_TIME_PARAMETER) ?? NaN)
  const id = matchPath(paths.track.pattern, `/${pathname.slice(siteRoot().pathname.length)}`)?.params.id
  if (!id || !(second >= 0)) return
  try {
    await playback.playLoaded(
      () => queryClient.fetchQuery(trackQuery(id)),
      ({ track }) => playback.playShared({ ...track, album: track.album ?? null }, second),
    )
  } catch (error) {
    announceFailure(error)
  }
  dropStartTime()
}

/** Removes the start time from the URL once the track plays or is replaced, so that a reload resumes instead. */
function dropStartTime(): void {
  const forget = () => {
    if (playback.get().isAutoplay) return
    stop()
    const url = new URL(window.location.href)
    url.searchParams.delete(START_TIME_PARAMETER)
    window.history.replaceState(window.history.state, '', url)
  }
  const stop = playback.subscribe(forget)
  forget()
}
