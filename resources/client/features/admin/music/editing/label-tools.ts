import type { ManagedGenre } from '@/contract/groups/genres'
import type { ManagedTag } from '@/contract/groups/tags'
import type { ArtistRow } from '@/core/shared/music-editing/artist/queries'
import { listEditing } from '@/core/shared/records/editing/list-editing'
import { renaming } from '@/core/shared/records/editing/renaming'
import type { ListTools } from '@/core/shared/records/resource'

import { artistSource } from '../artists/queries'
import { genreSource } from '../genres/queries'
import { tagSource } from '../tags/queries'
import { labelBodies, renameTag, updateArtist, updateGenre } from './queries'
import { verifyArtists } from './verify-artists'

/** Bulk action on artists besides delete, and what the list edits: name and badge. */
export const artistTools: ListTools<ArtistRow> = {
  bulkActions: (translation, { update }) => (update ? [verifyArtists(translation)] : []),
  editing: listEditing(artistSource, (t) => [
    {
      kind: 'text',
      ...renaming(t),
      body: labelBodies.artist,
      column: 'name',
      field: 'name',
      isRequired: true,
      of: ({ name }) => name,
      save: (artist, name) => updateArtist(artist, { name }),
    },
    {
      kind: 'switch',
      column: 'verified',
      field: 'verified',
      label: (name) => t('Verified: :name', { name }),
      of: ({ verified }) => verified === true,
      save: (artist, verified) => updateArtist(artist, { verified }),
    },
  ]),
}

/** Name and popularity of a genre, which the list edits. */
export const genreTools: ListTools<ManagedGenre> = {
  editing: listEditing(genreSource, (t) => [
    {
      kind: 'text',
      ...renaming(t),
      body: labelBodies.genre,
      column: 'display_name',
      field: 'display_name',
      of: ({ display_name, name }) => display_name || name,
      save: (genre, display_name) => updateGenre(genre, { display_name }),
    },
    {
      kind: 'number',
      body: labelBodies.genre,
      column: 'popularity',
      field: 'popularity',
      entry: t('Change popularity'),
      label: (name) => t('Popularity: :name', { name }),
      bounds: { min: 1, max: 100 },
      of: ({ popularity }) => popularity ?? null,
      save: (genre, popularity) => updateGenre(genre, { popularity }),
    },
  ]),
}

/** Name of a tag, which the list edits. */
export const tagTools: ListTools<ManagedTag> = {
  editing: listEditing(tagSource, (t) => [
    {
      kind: 'text',
      ...renaming(t),
      body: labelBodies.tag,
      column: 'name',
      field: 'display_name',
      of: ({ display_name, name }) => display_name || name,
      save: renameTag,
    },
  ]),
}
