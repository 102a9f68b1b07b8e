// Separate chunk: loaded with the lists of music, which edit names by the same code.
export { albumTools, trackTools } from './bulk/music-tools'
export { artistTools, genreTools, tagTools } from './editing/label-tools'
export { playlistTools } from './playlists/playlist-tools'
