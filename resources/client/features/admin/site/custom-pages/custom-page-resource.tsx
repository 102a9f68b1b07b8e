import { FileText } from 'lucide-react'

import type { CustomPage } from '@/contract/groups/custom-pages'
import { assumedPermissions } from '@/contract/shapes/assumed-permissions'
import { changedColumn } from '@/core/shared/records/columns'
import { changedBetween, userFilter } from '@/core/shared/records/filters'
import { siteAction } from '@/core/shared/records/site-action'
import { defineResource } from '@/features/admin/area'

import { pagePath } from './page-path'
import { pageSource } from './queries'

/** Pages that administrators write. */
export const customPageResource = defineResource<CustomPage>({
  id: 'custom-pages',
  permissionPrefix: assumedPermissions.customPages,
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
})
