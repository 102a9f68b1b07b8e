// Separate chunk: loaded with the editor.
import type { ManagedTrack } from '@/contract/groups/tracks'
import { TrackEditor } from '@/core/shared/music-editing/track/track-editor'
import type { RecordFormProps } from '@/core/shared/records/resource'

import { useOwnEditing } from './own-editing'

/** Editor of a song of a managed artist. */
export function TrackForm(props: RecordFormProps<ManagedTrack>) {
  return <TrackEditor {...props} place={useOwnEditing()} />
}
