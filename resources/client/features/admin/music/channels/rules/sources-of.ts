import type { Settings } from '@/contract/shapes/settings'

import type { Sources } from './offered-choices'

/** Services that the site is set up to ask for music. */
export const sourcesOf = (settings: Settings): Sources => ({
  spotify: settings['spotify_is_setup'] === true,
  lastfm: settings['lastfm_is_setup'] === true,
})
