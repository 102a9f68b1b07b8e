import type { Bootstrap } from '@/contract/bootstrap'

/** What is left of the bootstrap data when its user is gone: the site, and nothing that was theirs. */
export const asGuest = (bootstrap: Bootstrap): Bootstrap => ({
  ...bootstrap,
  user: null,
  likes: {},
  reposts: {},
  playlists: [],
  loaders: {},
})
