import type { ManagedGenre } from '@/contract/groups/genres'
import { formatNumber } from '@/core/platform/i18n/format'
import { paths } from '@/core/platform/navigation/paths'
import { changedColumn } from '@/core/shared/records/columns'
import { changedBetween } from '@/core/shared/records/filters'
import type { ResourceDescription } from '@/core/shared/records/resource'
import { siteAction } from '@/core/shared/records/site-action'

import { genreSource } from './queries'

/** The list and the editor of genres. */
export const genreResource: ResourceDescription<ManagedGenre> = {
  source: genreSource,
  name: {
    id: 'display_name',
    header: 'Genre',
    of: ({ display_name, name }) => display_name || name,
    detail: ({ name }) => name,
    picture: ({ image }) => image,
  },
  columns: ({ t }) => [
    {
      id: 'popularity',
      header: t('Popularity'),
      align: 'end',
      sortable: true,
      text: ({ popularity }) => popularity,
      cell: ({ popularity }) => (popularity == null ? '' : formatNumber(popularity)),
    },
    // Not every release sends the date.
    { ...changedColumn(t), isHiddenAtFirst: true },
  ],
  filters: changedBetween,
  actions: ({ name }, translation) => {
    const path = paths.channel.link({ slug: 'genre', restriction: name })
    return path ? [siteAction(translation, path)] : []
  },
  listTools: () => import('../list-tools').then((tools) => tools.genreTools),
  importable: () => import('./import/genre-import').then(({ genreImport }) => genreImport),
  form: () => import('./genre-form').then(({ GenreForm }) => GenreForm),
}
