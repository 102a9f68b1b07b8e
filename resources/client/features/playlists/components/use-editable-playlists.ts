import { useQuery } from '@tanstack/react-query'

import type { Playlist } from '@/contract/shapes/music'
import { queryClient } from '@/core/platform/api/query-client'
import { useUser } from '@/core/platform/session/use-session'
import { useDebounced } from '@/lib/react/use-timer'
import { foldText } from '@/lib/text'
import { SEARCH_DEBOUNCE_MS } from '@/ui/fields/search-field'

import { ownPlaylists } from '../own/queries'

/** Returns playlists the user may add to: own and collaborative ones. Searches on the server if not all are loaded. */
export function useEditablePlaylists(search: string) {
  const userId = useUser()?.id
  // Dialogs render outside the query client's provider.
  const first = useQuery(ownPlaylists(), queryClient)
  const hasMore = first.data?.pagination.next != null
  const words = search.trim()
  const debounced = useDebounced(words, SEARCH_DEBOUNCE_MS)
  const isSearching = hasMore && debounced !== ''
  const found = useQuery({ ...ownPlaylists(debounced), enabled: isSearching }, queryClient)
  const { data, isPending, error, refetch } = isSearching ? found : first

  const isEditable = ({ owner_id, collaborative }: Playlist) => owner_id === userId || collaborative
  const searchTerm = foldText(words)
  const playlists = data?.pagination.items.filter(
    (playlist) => isEditable(playlist) && foldText(playlist.name).includes(searchTerm),
  )
  return { playlists, isPending, error, refetch }
}
