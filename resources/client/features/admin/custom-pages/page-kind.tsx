import { ExternalLink, FileText } from 'lucide-react'

import type { CustomPage } from '@/contract/custom-pages'
import { formatDate } from '@/core/platform/i18n/format'

import { defineKind } from '../define-kind'
import { changedBetween } from '../records/date-filters'
import { userFilter } from '../records/user-filter'
import { pagePath } from './page-path'
import { pageSource } from './queries'

/** Pages that administrators write. */
export const pageKind = defineKind<CustomPage>({
  id: 'custom-pages',
  permission: 'custom_pages',
  icon: FileText,
  texts: { many: 'Pages', one: 'Page', add: 'New page' },
  source: pageSource,
  name: {
    id: 'title',
    header: 'Title',
    of: ({ title, slug }) => title || slug || '',
    detail: ({ slug }) => slug && `/pages/${slug}`,
  },
  columns: ({ t }) => [
    {
      id: 'body',
      header: t('Beginning'),
      hideOnNarrow: true,
      text: ({ body }) => body,
      cell: ({ body }) => <span className="line-clamp-2 max-w-sm text-sm text-muted">{body}</span>,
    },
    {
      id: 'updated_at',
      header: t('Last changed'),
      sortable: true,
      hideOnNarrow: true,
      text: ({ updated_at }) => updated_at,
      cell: ({ updated_at }) => (updated_at ? formatDate(updated_at) : ''),
    },
  ],
  filters: (translation) => [
    { key: 'type', label: translation.t('Type'), operators: ['=', '!='], control: { type: 'text' } },
    userFilter(translation.t('Author')),
    ...changedBetween(translation),
  ],
  actions: (page, { t }) => [
    {
      id: 'site',
      label: t('View on the site'),
      icon: <ExternalLink aria-hidden className="size-5" />,
      to: pagePath(page),
    },
  ],
  form: () => import('./page-form').then(({ PageForm }) => PageForm),
})
