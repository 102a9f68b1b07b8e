export { openAddToPlaylist } from './open-add-to-playlist'
export { openNewPlaylist } from './open-new-playlist'
export { SidebarPlaylists } from './sidebar-playlists'
