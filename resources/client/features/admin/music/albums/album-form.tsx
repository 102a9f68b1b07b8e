// Separate chunk: loaded with the editor.
import { AlbumEditor } from '@/core/shared/music-editing/album/album-editor'
import type { AlbumRow } from '@/core/shared/music-editing/album/queries'
import type { RecordFormProps } from '@/core/shared/records/resource'

import { adminEditing } from '../admin-editing'

/** Editor of an album and its tracks. */
export function AlbumForm(props: RecordFormProps<AlbumRow>) {
  return <AlbumEditor {...props} place={adminEditing} />
}
