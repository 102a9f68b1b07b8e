import type { ComponentType } from 'react'

import type { LibrarySection } from '../sections'
import { LikedAlbums } from './liked-albums'
import { LikedArtists } from './liked-artists'
import { LikedSongs } from './liked-songs'
import { OwnPlaylists } from './own-playlists'
import { PlayHistory } from './play-history'

/** What a section of the library is given. */
export type LibraryPartProps = { section: LibrarySection; userId: number }

const parts: Record<LibrarySection['id'], ComponentType<LibraryPartProps>> = {
  songs: LikedSongs,
  albums: LikedAlbums,
  artists: LikedArtists,
  playlists: OwnPlaylists,
  history: PlayHistory,
}

/** The section that the address names. */
export function LibraryPart(props: LibraryPartProps) {
  const Part = parts[props.section.id]
  return <Part {...props} />
}
