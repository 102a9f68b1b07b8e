import type { ManagedConfig } from '@/contract/groups/managed-channels'

/** Settings of a new channel: all songs, the most popular first. */
export const newConfig: ManagedConfig = {
  contentType: 'listAll',
  contentModel: 'track',
  layout: 'trackTable',
  nestedLayout: 'carousel',
  contentOrder: 'popularity:desc',
  paginationType: 'infiniteScroll',
  hideTitle: false,
  lockSlug: false,
  preventDeletion: false,
}
