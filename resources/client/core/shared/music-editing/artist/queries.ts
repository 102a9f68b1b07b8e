import { artists, type EditedArtist, type ManagedArtist } from '@/contract/groups/artists'
import { keyOf, queryPart } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'

/** An artist in a list, or with everything that its editor shows. */
export type ArtistRow = ManagedArtist & Partial<Pick<EditedArtist, 'genres' | 'profile' | 'profile_images' | 'links'>>

/** Query for an artist with the columns of its editor. */
export const editedArtist = (id: string) =>
  queryPart(artists.show, ({ artist }): ArtistRow => artist, { params: { id }, query: { loader: 'editArtistPage' } })

/** Refetches the artists of every page, after a change. */
export const refreshArtists = () =>
  Promise.all([artists.list, artists.show].map((each) => queryClient.invalidateQueries({ queryKey: keyOf(each) })))
