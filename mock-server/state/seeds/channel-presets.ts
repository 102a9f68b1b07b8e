/** Sets of channels that administrators can install. */
export const channelPresets = [
  { preset: 'default', name: 'Music', description: 'New albums, popular songs, playlists, artists and genres.' },
  { preset: 'genres', name: 'Genres', description: 'A home page with genres, and a page for each.' },
] as const
