import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

import { announceFailure } from '@/core/shared/failures/announce-failure'
import { focusFirstInvalid } from '@/core/shared/forms/form-errors'
import { settleUploads } from '@/core/shared/forms/form-uploads'
import { useLeaveGuard } from '@/core/shared/forms/use-leave-guard'
import { UploadGuard } from '@/core/shared/uploads/upload-guard'
import { commitFields } from '@/lib/forms/form-events'

import type { Publishing } from '../draft/create-publishing'
import { confirmDuplicates } from '../flow/confirm-duplicates'
import type { PublishingPlace } from '../publishing-place'
import { exceedsMinutes } from '../release/minutes'
import { problemsOf } from '../release/problems'
import { isComplete } from '../release/release'
import { usePublishing } from '../use-publishing'
import { AlbumOffer } from './album-offer'
import { ContinuedUploads } from './continued-uploads'
import { MinutesLeft } from './minutes-left'
import { PublishBar } from './publish-bar'
import { PublishedRelease } from './published-release'
import { PublishedShare } from './published-share'
import { ReleaseFields } from './release-fields'
import { SongDrop } from './song-drop'
import { SongList } from './song-list'
import { useCover } from './use-cover'

/** The screen of a release: files, the album or singles that they become, and the button that publishes them. */
export function PublishingDesk({ publishing, place }: { publishing: Publishing; place: PublishingPlace }) {
  const state = useSyncExternalStore(publishing.subscribe, publishing.get)
  const actions = usePublishing(publishing, place)
  const cover = useCover(publishing)
  const desk = useRef<HTMLFormElement>(null)
  const [isBusy, setBusy] = useState(false)
  const { release } = state
  const problems = problemsOf(release)
  const { minutesLeft } = place
  const limit = useRef<HTMLDivElement>(null)
  const isOverLimit = exceedsMinutes(release, minutesLeft)
  useLeaveGuard(isBusy)
  const leaving = useRef<AbortController>(null)
  useEffect(() => () => leaving.current?.abort(), [])

  async function publish(): Promise<void> {
    const form = desk.current
    if (!form || !commitFields(form) || problemsOf(publishing.release()).length > 0) {
      flushSync(() => publishing.setProgress({ isChecked: true }))
      focusFirstInvalid(form)
      return
    }
    if (isOverLimit) {
      limit.current?.focus()
      return
    }
    setBusy(true)
    leaving.current = new AbortController()
    try {
      if (!(await settleUploads(form, leaving.current.signal))) return
      if (await confirmDuplicates(publishing.release(), place)) await actions.publish()
    } finally {
      setBusy(false)
    }
  }

  const limits = minutesLeft !== null && <MinutesLeft ref={limit} {...{ release, minutesLeft }} />
  if (isComplete(release))
    return (
      <div className="flex flex-col gap-6">
        {limits}
        <PublishedRelease release={release} place={place} onNext={() => actions.startOver()} />
      </div>
    )
  const shownProblems = state.isChecked ? problems : []
  return (
    <form ref={desk} noValidate onSubmit={(event) => event.preventDefault()} className="flex flex-col gap-6">
      {limits}
      <SongDrop
        isCompact={release.tracks.length > 0}
        isLoading={actions.isLoading}
        disabled={isBusy}
        onSongs={(songs) => void actions.add(songs).catch(announceFailure)}
        {...(place.canUploadPictures && { onPicture: cover.drop })}
      />
      <ContinuedUploads {...actions} release={release} disabled={isBusy} />
      <UploadGuard queue={actions.queue} isLoading={actions.isLoading} />
      {release.tracks.length > 0 && (
        <>
          <PublishedShare release={release} />
          <AlbumOffer publishing={publishing} release={release} />
          <fieldset disabled={isBusy} className="flex min-w-0 flex-col gap-6">
            <ReleaseFields {...{ publishing, release, place, cover }} problems={shownProblems} />
            <SongList {...{ publishing, state, actions, place }} problems={shownProblems} disabled={isBusy} />
          </fieldset>
          <PublishBar
            {...{ state, problems, isBusy, isOverLimit }}
            onPublish={() => void publish().catch(announceFailure)}
            onDiscard={() => void actions.discard().catch(announceFailure)}
          />
        </>
      )}
    </form>
  )
}
