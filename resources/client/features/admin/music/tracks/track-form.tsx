// Separate chunk: loaded with the editor.
import type { ManagedTrack } from '@/contract/groups/tracks'
import { paths } from '@/core/platform/navigation/paths'
import { TrackLyrics } from '@/core/shared/music-editing/lyrics/track-lyrics'
import { TrackEditor } from '@/core/shared/music-editing/track/track-editor'
import type { RecordFormProps } from '@/core/shared/records/resource'

import { adminEditing } from '../admin-editing'
import { newLyricsPath } from '../lyrics/new-lyrics-path'

/** Editor of a track, with a panel of its lyrics. */
export function TrackForm(props: RecordFormProps<ManagedTrack>) {
  const { record } = props
  return (
    <div className="flex flex-col gap-6">
      <TrackEditor {...props} place={adminEditing} />
      {record && (
        <TrackLyrics
          trackId={record.id}
          editorLink={(id) => paths.admin.link(`lyrics/${id}`)}
          newLink={newLyricsPath(record.id)}
        />
      )}
    </div>
  )
}
