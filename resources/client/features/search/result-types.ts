import type { SearchResults, searchTypes } from '@/contract/search'
import type { TranslationKey } from '@/core/platform/i18n/use-translation'
import type { MediaItem } from '@/core/shared/media/media-item'

/** Types of results in the order they are shown in, named as answers and addresses name them. */
export const resultTypes = ['tracks', 'artists', 'albums', 'playlists', 'users'] as const
export type ResultType = (typeof resultTypes)[number]

/** The types that a visitor finds: no people, for a child. */
export const resultTypesFor = (isChild: boolean): readonly ResultType[] =>
  isChild ? resultTypes.filter((type) => type !== 'users') : resultTypes

/** The type as the list of one type alone is asked for. */
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
