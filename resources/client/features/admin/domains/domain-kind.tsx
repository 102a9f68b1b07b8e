import { Globe } from 'lucide-react'

import type { CustomDomain } from '@/contract/custom-domains'
import { formatDate } from '@/core/platform/i18n/format'
import { Badge } from '@/ui/feedback/badge'

import { defineKind } from '../define-kind'
import { changedBetween } from '../records/date-filters'
import { userFilter } from '../records/user-filter'
import { domainSource } from './queries'

/** The site's other domains; 404 on a site without them. */
export const domainKind = defineKind<CustomDomain>({
  id: 'domains',
  permission: 'custom_domains',
  icon: Globe,
  texts: { many: 'Custom domains', one: 'Custom domain', add: 'New domain' },
  source: domainSource,
  name: { id: 'host', header: 'Domain', of: ({ host }) => host, detail: ({ user }) => user?.display_name },
  columns: ({ t }) => [
    {
      id: 'global',
      header: t('Used by'),
      sortable: true,
      text: ({ global }) => (global ? t('Everyone') : t('Owner')),
      cell: ({ global }) => (global ? <Badge tone="primary">{t('Everyone')}</Badge> : t('Owner')),
    },
    {
      id: 'resource',
      header: t('Opens'),
      text: (domain) => resourceOf(domain) ?? t('The whole site'),
      cell: (domain) => resourceOf(domain) ?? t('The whole site'),
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
    { key: 'global', label: translation.t('For everyone'), operators: ['='], control: { type: 'boolean' } },
    userFilter(translation.t('Owner')),
    ...changedBetween(translation),
  ],
  form: () => import('./domain-form').then(({ DomainForm }) => DomainForm),
})

/** Names the record that a domain opens: `artist 1`. */
const resourceOf = ({ resource_type: type, resource_id: id }: CustomDomain): string | undefined =>
  type && id != null ? `${type} ${id}` : undefined
