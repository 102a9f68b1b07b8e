import { Tag } from 'lucide-react'

import { type ManagedTag, tags } from '@/contract/groups/tags'
import { assumedPermissions } from '@/contract/shapes/assumed-permissions'
import { paths } from '@/core/platform/navigation/paths'
import { changedColumn } from '@/core/shared/records/columns'
import { changedBetween } from '@/core/shared/records/filters'
import { siteAction } from '@/core/shared/records/site-action'
import { textForm } from '@/core/shared/records/text-form'
import { defineResource } from '@/features/admin/area'

import { tagSource } from './queries'

/** Tags of albums and tracks. */
export const tagResource = defineResource<ManagedTag>({
  id: 'tags',
  permissionPrefix: assumedPermissions.tags,
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
    changedColumn(t),
  ],
  filters: (translation) => [
    { key: 'type', label: translation.t('Type'), operators: ['='], control: { type: 'text' } },
    ...changedBetween(translation),
  ],
  actions: ({ name }, translation) => {
    const path = paths.tag.link({ name })
    return path ? [siteAction(translation, path)] : []
  },
  listTools: () => import('../load-list-tools').then(async ({ loadListTools }) => (await loadListTools()).tagTools),
  form: textForm(tags, [
    { name: 'display_name', label: 'Name' },
    {
      name: 'name',
      label: 'URL name',
      hint: 'Part of the tag’s URL: /tag/lullaby',
      follows: 'display_name',
      required: true,
      autoCapitalize: 'none',
      spellCheck: false,
    },
    { name: 'type', label: 'Type' },
  ]),
})
