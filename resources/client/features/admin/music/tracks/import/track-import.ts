// Separate chunk: loaded with the import.
import { parseDuration } from '@/core/shared/music-editing/fields/duration-text'
import { savedSource } from '@/core/shared/music-editing/recording/source-url'
import { textList, wholeNumber } from '@/core/shared/records/import/cell-parsers'
import type { Importable } from '@/core/shared/records/import/importable'
import { parseEnteredDate } from '@/lib/dates/date-range'

import { createTrack, trackValues } from './queries'

/** Returns a day as the time that the server sends for it; undefined for any other text. */
function releaseTime(text: string): string | undefined {
  const day = parseEnteredDate(text)
  return day && `${day.toString()}T00:00:00.000000Z`
}

const LIST_HINT = 'Several are separated by semicolons.'

/** Tracks in a file: the fields of their form, except pictures and recordings on this computer. */
export const trackImport: Importable = {
  fields: [
    { name: 'name', label: 'Name', isRequired: true },
    { name: 'artists', label: 'Artists', hint: LIST_HINT, isRequired: true, parse: textList },
    {
      name: 'duration',
      label: 'Duration',
      hint: 'Minutes and seconds: 2:35',
      isRequired: true,
      parse: (text) => parseDuration(text) ?? undefined,
    },
    { name: 'album_id', label: 'Album', hint: 'The name of an album that exists.' },
    { name: 'number', label: 'Number in the album', parse: wholeNumber },
    { name: 'release_date', label: 'Released on', hint: 'Year, month and day: 2026-05-04', parse: releaseTime },
    { name: 'genres', label: 'Genres', hint: LIST_HINT, parse: textList },
    { name: 'tags', label: 'Tags', hint: LIST_HINT, parse: textList },
    { name: 'description', label: 'Description' },
    {
      name: 'src',
      label: 'Source',
      hint: 'A file’s URL or a YouTube video. Leave blank to find the song on YouTube.',
      parse: savedSource,
    },
  ],
  values: trackValues,
  create: createTrack,
}
