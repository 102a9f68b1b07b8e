// Separate chunk: loaded with the editor.
import { AlbumEditor } from '@/core/shared/music-editing/album/album-editor'
import type { AlbumRow } from '@/core/shared/music-editing/album/queries'
import type { RecordFormProps } from '@/core/shared/records/resource'

import { useOwnEditing } from './own-editing'

/** Editor of an album of a managed artist. */
export function AlbumForm(props: RecordFormProps<AlbumRow>) {
  return <AlbumEditor {...props} place={useOwnEditing()} />
}
