// Separate chunk: loaded when songs are edited.
import { QueryClientProvider } from '@tanstack/react-query'
import { useId } from 'react'

import { queryClient } from '@/core/platform/api/query-client'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { commitFields } from '@/lib/forms/form-events'
import { useStableHandler } from '@/lib/react/use-stable-handler'
import { Button } from '@/ui/buttons/button'

import type { PublishingPlace } from '../publishing-place'
import type { ReleaseKind, ReleaseTrack, TrackValues, UploadedCover } from '../release/release'
import { OwnName, SharedFields } from './song-fields'
import { SongLyrics } from './song-lyrics'
import { useEditedLyrics } from './use-edited-lyrics'
import { useEditedSongs } from './use-edited-songs'

type EditSongsDialogProps = DialogProps<Partial<TrackValues>> & {
  tracks: readonly ReleaseTrack[]
  kind: ReleaseKind
  place: PublishingPlace
  /** Receives each uploaded cover, also one that is not applied. */
  onCover: (cover: UploadedCover) => void
}

/** Fields of one song, or of several together: only those that the user changes are applied. */
export const EditSongsDialog = (props: EditSongsDialogProps) => (
  <QueryClientProvider client={queryClient}>
    <EditSongsForm {...props} />
  </QueryClientProvider>
)

function EditSongsForm({ tracks, kind, place, onCover, close }: EditSongsDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const songs = useEditedSongs(tracks, onCover)
  const count = tracks.length
  const single = count === 1 ? tracks[0] : undefined
  const lyrics = useEditedLyrics(single)
  // After the fields have reported the text typed into them.
  const apply = useStableHandler(() => lyrics.validate() && close({ ...songs.changes, ...lyrics.changes }))
  const name = single?.values.name || single?.file.name
  return (
    <DialogPanel
      title={name ? t('Edit :name', { name }) : t('[one Edit :count song|other Edit :count songs]', { count })}
      size="lg"
      footer={
        <>
          <Button variant="outline" onClick={() => close()}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={id} pending={songs.isUploading}>
            {single ? t('Apply') : t('[one Apply to :count song|other Apply to :count songs]', { count })}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (commitFields(event.currentTarget)) apply()
        }}
      >
        {single && <OwnName songs={songs} />}
        <SharedFields songs={songs} kind={kind} place={place} isSingle={single !== undefined} />
        {single && (
          <SongLyrics
            lyrics={lyrics}
            duration={single.values.duration}
            src={single.upload?.src ?? null}
            canSync={place.canSyncLyrics}
          />
        )}
      </form>
    </DialogPanel>
  )
}
