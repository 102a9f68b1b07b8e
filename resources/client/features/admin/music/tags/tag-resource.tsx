import { type ManagedTag, tags } from '@/contract/groups/tags'
import { paths } from '@/core/platform/navigation/paths'
import { changedColumn } from '@/core/shared/records/columns'
import { changedBetween } from '@/core/shared/records/filters'
import type { ResourceDescription } from '@/core/shared/records/resource'
import { siteAction } from '@/core/shared/records/site-action'
import { textForm } from '@/core/shared/records/text-form'

import { tagSource } from './queries'

/** The list and the editor of tags. */
export const tagResource: ResourceDescription<ManagedTag> = {
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
  listTools: () => import('../list-tools').then((tools) => tools.tagTools),
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
}
