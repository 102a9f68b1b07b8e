import type { Translation } from '@/core/platform/i18n/translation'

import type { MusicChange, musicCalls } from './queries'

/** Returns the title of the dialog that sets a field in several songs or albums, and the toast after it. */
export function setTexts(
  t: Translation['t'],
  kind: keyof typeof musicCalls,
  field: MusicChange['field'],
  count: number,
): { title: string; done: string } {
  if (kind === 'albums') {
    return {
      title:
        field === 'genres'
          ? t('[one Genres of :count album|other Genres of :count albums]', { count })
          : t('[one Artists of :count album|other Artists of :count albums]', { count }),
      done: t('[one Changed :count album|other Changed :count albums]', { count }),
    }
  }
  const titles = {
    artists: t('[one Artists of :count song|other Artists of :count songs]', { count }),
    genres: t('[one Genres of :count song|other Genres of :count songs]', { count }),
    album_id: t('[one Album of :count song|other Album of :count songs]', { count }),
  }
  return { title: titles[field], done: t('[one Changed :count song|other Changed :count songs]', { count }) }
}
