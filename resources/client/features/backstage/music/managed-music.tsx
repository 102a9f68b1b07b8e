import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { ManagedArtist, User } from '@/contract/shapes/user'
import { albumRecords } from '@/core/shared/music-editing/album/queries'
import { trackRecords } from '@/core/shared/music-editing/track/queries'
import { editorSkeleton } from '@/core/shared/records/record-skeletons'
import type { DefinedResource, RecordRow, RecordSource } from '@/core/shared/records/resource'
import { ResourceEditor, ResourceList } from '@/core/shared/records/resource-screens'
import { codeQuery } from '@/core/shared/records/sections/code-query'
import { NotFound, QueryView } from '@/core/shared/screen/query-view'

import { BackstageFrame } from '../backstage-page'
import { albumsOf } from './albums-of'
import { ArtistSwitch } from './artist-switch'
import { useMayEditLyrics } from './own-editing'
import { ReleasedRecord } from './released-record'
import { tracksOf } from './tracks-of'

/** `/backstage/artists/1/albums` and `/tracks`: the music of a managed artist. */
export function ArtistMusic({ id, kind, user }: { id: string; kind: string | undefined; user: User }) {
  const artist = user.artists.find((managed) => String(managed.id) === id)
  if (!artist || (kind !== 'albums' && kind !== 'tracks')) return <NotFound />
  return (
    <BackstageFrame size="wide" className="space-y-6">
      {user.artists.length > 1 && <ArtistSwitch artists={user.artists} kind={kind} />}
      {kind === 'albums' ? <ResourceList resource={albumsOf(artist)} /> : <ResourceList resource={tracksOf(artist)} />}
    </BackstageFrame>
  )
}

type OwnProps = { id: string; user: User }

/** `/backstage/albums/5`: the editor of an album of a managed artist. */
export const OwnAlbum = (props: OwnProps) => <OwnRecord {...props} show={albumRecords.show} resourceOf={albumsOf} />

/** `/backstage/tracks/5`: the editor of a song of a managed artist. */
export const OwnTrack = (props: OwnProps) => <OwnRecord {...props} show={trackRecords.show} resourceOf={tracksOf} />

const loadLyrics = codeQuery('lyrics of the backstage', () => import('./own-lyrics'))

/** `/backstage/tracks/5/lyrics`: the editor of a song's lyrics, for users with the rights to lyrics. */
export function LyricsOfTrack({ id, user }: OwnProps) {
  const mayEdit = useMayEditLyrics()
  const code = useQuery(loadLyrics)
  const track = useQuery(trackRecords.show(id))
  if (!mayEdit) return <NotFound />
  return (
    <BackstageFrame size="wide">
      <QueryView query={code} skeleton={editorSkeleton}>
        {({ OwnLyrics }) => (
          <QueryView query={track} skeleton={editorSkeleton}>
            {(record) => {
              const artist = artistOf(user, record)
              return artist ? <OwnLyrics track={record} artist={artist} /> : <NotFound />
            }}
          </QueryView>
        )}
      </QueryView>
    </BackstageFrame>
  )
}

type CreditedRow = RecordRow & { artists: readonly { id: number }[]; owner_id?: number | null | undefined }

/** Returns the managed artist that music is of; with the owner's other music, the first; undefined for that of others. */
const artistOf = ({ id, artists }: User, { artists: credits, owner_id }: CreditedRow): ManagedArtist | undefined =>
  artists.find((managed) => credits.some((credit) => credit.id === managed.id)) ??
  (owner_id === id ? artists[0] : undefined)

type OwnRecordProps<Row extends CreditedRow> = OwnProps & {
  show: RecordSource<Row>['show']
  resourceOf: (artist: ManagedArtist) => DefinedResource<Row>
}

function OwnRecord<Row extends CreditedRow>({ id, user, show, resourceOf }: OwnRecordProps<Row>) {
  const query = useQuery(show(id))
  const artist = query.data && artistOf(user, query.data)
  const [former, setFormer] = useState(artist)
  if (artist && artist !== former) setFormer(artist)
  return (
    <BackstageFrame size="wide">
      <QueryView query={query} skeleton={editorSkeleton}>
        {(record) => {
          if (artist) return <ResourceEditor resource={resourceOf(artist)} recordId={id} />
          return former ? <ReleasedRecord resource={resourceOf(former)} record={record} /> : <NotFound />
        }}
      </QueryView>
    </BackstageFrame>
  )
}
