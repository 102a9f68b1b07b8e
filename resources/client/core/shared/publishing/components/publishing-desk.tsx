import { useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

import { announceFailure } from '@/core/shared/failures/announce-failure'
import { focusFirstInvalid } from '@/core/shared/forms/form-errors'
import { useLeaveGuard } from '@/core/shared/forms/use-leave-guard'
import { UploadGuard } from '@/core/shared/uploads/upload-guard'

import type { Publishing } from '../draft/create-publishing'
import { confirmDuplicates } from '../flow/confirm-duplicates'
import type { PublishingPlace } from '../publishing-place'
import { problemsOf } from '../release/problems'
import { isComplete } from '../release/release'
import { usePublishing } from '../use-publishing'
import { AlbumOffer } from './album-offer'
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
  const desk = useRef<HTMLDivElement>(null)
  const [isBusy, setBusy] = useState(false)
  const { release } = state
  const problems = problemsOf(release)
  useLeaveGuard(isBusy)

  async function publish(): Promise<void> {
    if (problems.length > 0) {
      flushSync(() => publishing.setProgress({ isChecked: true }))
      focusFirstInvalid(desk.current)
      return
    }
    setBusy(true)
    try {
      if (await confirmDuplicates(publishing.release())) await actions.publish()
    } finally {
      setBusy(false)
    }
  }

  if (isComplete(release))
    return <PublishedRelease release={release} place={place} onNext={() => actions.startOver()} />
  const shownProblems = state.isChecked ? problems : []
  return (
    <div ref={desk} className="flex flex-col gap-6">
      <SongDrop
        isCompact={release.tracks.length > 0}
        isLoading={actions.isLoading}
        disabled={isBusy}
        onSongs={(songs) => actions.add(songs)}
        {...(place.canUploadPictures && { onPicture: (file: File) => cover.upload.pick([file]) })}
      />
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
            {...{ state, problems, isBusy }}
            onPublish={() => void publish().catch(announceFailure)}
            onDiscard={() => void actions.discard().catch(announceFailure)}
          />
        </>
      )}
    </div>
  )
}
