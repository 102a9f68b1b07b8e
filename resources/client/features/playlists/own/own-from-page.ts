import type { Playlist } from '@/contract/music'
import type { Page } from '@/contract/pagination'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'

/** The page comes with at most so many of the user's playlists (backend contract, section 1.4). */
const IN_PAGE = 30

const loadedAt = Date.now()

function ownAtStart(): { pagination: Page<Playlist> } {
  const items = getBootstrap().playlists.map(({ id, name, image, collaborative, owner_id }): Playlist => ({
    id,
    name,
    image,
    collaborative,
    owner_id,
    public: false,
    model_type: 'playlist',
  }))
  return {
    pagination: { items, current: 1, perPage: items.length, total: items.length, last: 1, next: null, previous: null },
  }
}

/** Query options that start with the playlists that came with the page, where those are all. */
export const ownFromPage = {
  initialDataUpdatedAt: loadedAt,
  initialData: () => (getBootstrap().playlists.length < IN_PAGE ? ownAtStart() : undefined),
}
