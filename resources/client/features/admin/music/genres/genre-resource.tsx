import { Guitar } from 'lucide-react'

import type { ManagedGenre } from '@/contract/groups/genres'
import { formatNumber } from '@/core/platform/i18n/format'
import { paths } from '@/core/platform/navigation/paths'
import { changedColumn } from '@/core/shared/records/columns'
import { changedBetween } from '@/core/shared/records/filters'
import { siteAction } from '@/core/shared/records/site-action'
import { defineResource } from '@/features/admin/area'

import { genreSource } from './queries'

/** Genres of artists, albums and tracks. */
export const genreResource = defineResource<ManagedGenre>({
  id: 'genres',
  permissionPrefix: 'genres',
  icon: Guitar,
  texts: { many: 'Genres', one: 'Genre', add: 'New genre' },
  model: 'genre',
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
  listTools: () => import('../load-list-tools').then(async ({ loadListTools }) => (await loadListTools()).genreTools),
  importable: () => import('./import/genre-import').then(({ genreImport }) => genreImport),
  form: () => import('./genre-form').then(({ GenreForm }) => GenreForm),
})
