import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import type { Playlist } from '@/contract/music'
import { queryClient } from '@/core/platform/api/query-client'
import { useUser } from '@/core/platform/session/use-session'
import { foldText } from '@/lib/text/fold-text'
import { SEARCH_DELAY } from '@/ui/fields/search-delay'

import { ownPlaylists } from '../own/queries'

/** The playlists that the user may add to: their own, and those that all may add to. Of very many the server finds them. */
export function useEditablePlaylists(search: string) {
  const userId = useUser()?.id
  // Dialogs stand beside the screens, not among them: the client is named.
  const first = useQuery(ownPlaylists(), queryClient)
  const hasMore = first.data?.pagination.next != null
  const rested = useRested(search.trim())
  const isAsking = hasMore && rested !== ''
  const found = useQuery({ ...ownPlaylists(rested), enabled: isAsking }, queryClient)
  const { data, isPending, error, refetch } = isAsking ? found : first

  const isEditable = ({ owner_id, collaborative }: Playlist) => owner_id === userId || collaborative
  const wanted = foldText(search.trim())
  const playlists = data?.pagination.items.filter(
    (playlist) => isEditable(playlist) && foldText(playlist.name).includes(wanted),
  )
  return { playlists, isPending, error, refetch }
}

/** A text once typing has rested. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), SEARCH_DELAY)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
