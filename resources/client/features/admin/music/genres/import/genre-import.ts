// Separate chunk: loaded with the import.
import { wholeNumber } from '@/core/shared/records/import/cell-parsers'
import type { Importable } from '@/core/shared/records/import/importable'

import { createGenre, genreValues } from './queries'

/** Genres in a file: the fields of their form, except the picture. */
export const genreImport: Importable = {
  fields: [
    { name: 'name', label: 'URL name', hint: 'Part of the genre’s URL: /genre/rock', isRequired: true, isUnique: true },
    { name: 'display_name', label: 'Name' },
    {
      name: 'popularity',
      label: 'Popularity',
      hint: 'From 1 to 100; popular genres come first.',
      parse: wholeNumber,
    },
  ],
  values: genreValues,
  create: createGenre,
}
