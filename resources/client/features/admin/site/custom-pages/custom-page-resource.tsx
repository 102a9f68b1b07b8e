import type { CustomPage } from '@/contract/groups/custom-pages'
import { changedColumn } from '@/core/shared/records/columns'
import { changedBetween, userFilter } from '@/core/shared/records/filters'
import type { ResourceDescription } from '@/core/shared/records/resource'
import { siteAction } from '@/core/shared/records/site-action'

import { pagePath } from './page-path'
import { pageSource } from './queries'

/** The list and the editor of pages. */
export const customPageResource: ResourceDescription<CustomPage> = {
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
    changedColumn(t),
  ],
  filters: (translation) => [
    { key: 'type', label: translation.t('Type'), operators: ['=', '!='], control: { type: 'text' } },
    userFilter(translation.t('Author')),
    ...changedBetween(translation),
  ],
  actions: (page, translation) => [siteAction(translation, pagePath(page))],
  isCopyable: true,
  form: () => import('./page-form').then(({ PageForm }) => PageForm),
}
