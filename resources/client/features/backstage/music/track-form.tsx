// Separate chunk: loaded with the editor.
import type { ManagedTrack } from '@/contract/groups/tracks'
import { paths } from '@/core/platform/navigation/paths'
import { TrackLyrics } from '@/core/shared/music-editing/lyrics/track-lyrics'
import { TrackEditor } from '@/core/shared/music-editing/track/track-editor'
import type { RecordFormProps } from '@/core/shared/records/resource'

import { useOwnEditing } from './own-editing'

/** Editor of a song of a managed artist, with a panel of its lyrics or their plain text. */
export function TrackForm(props: RecordFormProps<ManagedTrack>) {
  const { record } = props
  const place = useOwnEditing()
  const lyricsLink = paths.backstage.link(`tracks/${record?.id}/lyrics`)
  return (
    <div className="flex flex-col gap-6">
      <TrackEditor {...props} place={place} />
      {record && !place.writesPlainLyrics && (
        <TrackLyrics trackId={record.id} editorLink={() => lyricsLink} newLink={lyricsLink} />
      )}
    </div>
  )
}
