import { albums, type EditedAlbum, type ManagedAlbum } from '@/contract/groups/albums'
import { call } from '@/core/platform/api/call'
import { queryPart } from '@/core/platform/api/query'

import { refreshMusic } from '../queries'

/** An album in a list, or with everything that its editor shows. */
export type AlbumRow = ManagedAlbum & Partial<Pick<EditedAlbum, 'tracks' | 'genres' | 'tags' | 'description'>>

/** Requests for albums, except their list, which differs between areas; a change shows on every page with music. */
export const albumRecords = {
  show: (id: string) =>
    queryPart(albums.show, ({ album }): AlbumRow => album, { params: { id }, query: { loader: 'editAlbumPage' } }),
  remove: (ids: readonly number[]) => call(albums.remove, { params: { ids: ids.join() } }),
  refresh: refreshMusic,
}
