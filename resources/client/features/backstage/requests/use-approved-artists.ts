import { useEffect } from 'react'

import type { BackstageRequest } from '@/contract/groups/backstage-requests'
import type { User } from '@/contract/shapes/user'
import { refreshBootstrap } from '@/core/platform/session/refresh-bootstrap'

/** Whether a request has given the user an artist that the page does not know of yet. */
const isNews = ({ status, artist_id, artist }: BackstageRequest, { artists }: User): boolean => {
  const id = artist_id ?? artist?.id
  return status === 'approved' && (id ? artists.every((own) => own.id !== id) : artists.length === 0)
}

/** Refreshes the user once requests are approved: the server has added artists and permissions. */
export function useApprovedArtists(user: User, requests: readonly BackstageRequest[] = []): void {
  const news = requests
    .filter((request) => isNews(request, user))
    .map(({ id }) => id)
    .join()
  useEffect(() => {
    // A failure waits for the next visit.
    if (news !== '') void refreshBootstrap().catch(() => {})
  }, [news])
}
