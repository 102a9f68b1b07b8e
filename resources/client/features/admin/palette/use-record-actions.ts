import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'

import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import type { Resource } from '@/core/shared/records/resource'
import { rightsOf } from '@/core/shared/records/use-rights'
import type { CommandSection } from '@/ui/pickers/command-list'

/** Records that a search has found, by resource. */
type Found = readonly {
  resource: Resource
  records: readonly { id: number | string; name?: string | null | undefined }[]
}[]

/** Returns the actions on the first record found, once it is fetched; none without a record or if the server refuses. */
export function useRecordActions(found: Found | undefined): CommandSection | undefined {
  const translation = useTranslation()
  const navigate = useNavigate()
  const bootstrap = useBootstrap((all) => all)
  const [first] = found?.filter(({ records }) => records.length > 0) ?? []
  const record = first?.records[0]
  const { data: entries = [] } = useQuery({
    queryKey: ['palette', first?.resource.id, record?.id, translation.language],
    queryFn: async () =>
      first && record
        ? first.resource.fetchActions(record.id, translation, rightsOf(bootstrap, first.resource.permissionPrefix))
        : [],
    enabled: record !== undefined,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  if (!record) return undefined
  return {
    title: record.name || `#${record.id}`,
    commands: entries.map(({ id, label, icon, to, onSelect }) => ({
      id: `action/${id}`,
      label,
      icon,
      run: () => (to === undefined ? onSelect?.() : void navigate(to)),
    })),
  }
}
