import { Tag } from 'lucide-react'

import type { ManagedTag } from '@/contract/tags'
import { formatDate } from '@/core/platform/i18n/format'

import { defineKind } from '../define-kind'
import { changedBetween } from '../records/filters'
import { tagSource } from './queries'

/** Tags of albums and tracks. */
export const tagKind = defineKind<ManagedTag>({
  id: 'tags',
  permission: 'tags',
  icon: Tag,
  texts: { many: 'Tags', one: 'Tag', add: 'New tag' },
  source: tagSource,
  name: {
    id: 'name',
    header: 'Tag',
    of: ({ display_name, name }) => display_name || name,
    detail: ({ display_name, name }) => (display_name && display_name !== name ? name : null),
  },
  columns: ({ t }) => [
    { id: 'type', header: t('Type'), sortable: true, text: ({ type }) => type, cell: ({ type }) => type },
    {
      id: 'updated_at',
      header: t('Last changed'),
      sortable: true,
      hideOnNarrow: true,
      text: ({ updated_at, created_at }) => updated_at ?? created_at,
      cell: ({ updated_at, created_at }) => formatDate(updated_at ?? created_at ?? ''),
    },
  ],
  filters: (translation) => [
    { key: 'type', label: translation.t('Type'), operators: ['='], control: { type: 'text' } },
    ...changedBetween(translation),
  ],
  form: () => import('./tag-form').then(({ TagForm }) => TagForm),
})
