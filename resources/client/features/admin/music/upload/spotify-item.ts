import type { ImportedType } from '@/contract/groups/media-imports'

import { importedTypes, SPOTIFY_ID } from './queries'

/** Music that a link of Spotify, its `spotify:album:…` form or a bare id leads to. */
export type SpotifyItem = { type?: ImportedType; id: string }

const LINK = /^(?:https?:\/\/open\.spotify\.com\/(?:intl-[a-z]+\/)?|spotify:)([a-z]+)[/:](\w+)(?:[?#].*)?$/

/** Reads what a user has pasted; an empty id for what is neither a link nor an id of music. */
export function spotifyItem(text: string): SpotifyItem {
  const pasted = text.trim()
  if (SPOTIFY_ID.test(pasted)) return { id: pasted }
  const [, kind, id = ''] = LINK.exec(pasted) ?? []
  const type = importedTypes.find((each) => each === kind)
  return type && SPOTIFY_ID.test(id) ? { type, id } : { id: '' }
}
