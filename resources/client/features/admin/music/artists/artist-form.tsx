// Separate chunk: loaded with the editor.
import { ArtistEditor } from '@/core/shared/music-editing/artist/artist-editor'
import type { ArtistRow } from '@/core/shared/music-editing/artist/queries'
import type { RecordFormProps } from '@/core/shared/records/resource'

import { ArtistAlbums } from './artist-albums'

/** Editor of an artist, with a panel of their albums. */
export function ArtistForm({ record, editor }: RecordFormProps<ArtistRow>) {
  return (
    <div className="flex flex-col gap-6">
      <ArtistEditor record={record} editor={editor} mayVerify />
      {record && <ArtistAlbums id={record.id} />}
    </div>
  )
}
