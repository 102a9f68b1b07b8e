import type { SearchResults, searchTypes } from '@/contract/search'
import type { TranslationKey } from '@/core/platform/i18n/use-translation'
import type { MediaItem } from '@/core/shared/media/media-item'

/** Result types in display order, spelled as in responses and URLs. */
export const resultTypes = ['tracks', 'artists', 'albums', 'playlists', 'users'] as const
export type ResultType = (typeof resultTypes)[number]

/** Returns the result types to show; children do not see users. */
export const resultTypesFor = (isChild: boolean): readonly ResultType[] =>
  isChild ? resultTypes.filter((type) => type !== 'users') : resultTypes

/** Type name in requests for a single type. */
export const modelOf: Record<ResultType, (typeof searchTypes)[number]> = {
  tracks: 'track',
  artists: 'artist',
  albums: 'album',
  playlists: 'playlist',
  users: 'user',
}

export const titleOf: Record<ResultType, TranslationKey> = {
  tracks: 'Songs',
  artists: 'Artists',
  albums: 'Albums',
  playlists: 'Playlists',
  users: 'People',
}

export const isResultType = (text: string | undefined): text is ResultType => resultTypes.some((type) => type === text)

export const itemsOf = (results: SearchResults, type: ResultType): MediaItem[] => results[type]?.items ?? []
