import { type CustomDomain, customDomains } from '@/contract/groups/custom-domains'
import { changedColumn } from '@/core/shared/records/columns'
import { changedBetween, flagFilter, userFilter } from '@/core/shared/records/filters'
import { listedRecords } from '@/core/shared/records/listed-records'
import type { ResourceDescription } from '@/core/shared/records/resource'
import { Badge } from '@/ui/feedback/badge'

/** The list and the editor of custom domains. */
export const domainResource: ResourceDescription<CustomDomain> = {
  // Assumed: the server sends the group where custom domains are enabled; otherwise their endpoints answer 404.
  source: listedRecords(customDomains),
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
    changedColumn(t),
  ],
  filters: (translation) => [
    flagFilter('global', translation.t('For everyone')),
    userFilter(translation.t('Owner')),
    ...changedBetween(translation),
  ],
  form: () => import('./domain-form').then(({ DomainForm }) => DomainForm),
}

/** Names the record that a domain opens: `artist 1`. */
const resourceOf = ({ resource_type: type, resource_id: id }: CustomDomain): string | undefined =>
  type && id != null ? `${type} ${id}` : undefined
