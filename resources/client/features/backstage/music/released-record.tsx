import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { listSearchOf } from '@/core/shared/records/list-search'
import type { DefinedResource, RecordRow } from '@/core/shared/records/resource'
import { toast } from '@/core/shared/toasts/toast-store'

type ReleasedRecordProps<Row extends RecordRow> = { resource: DefinedResource<Row>; record: Row }

/** Leads from the editor of music that no longer credits an artist of the user's to the list, and says why. */
export function ReleasedRecord<Row extends RecordRow>({ resource, record }: ReleasedRecordProps<Row>) {
  const { t } = useTranslation()
  const message = t("“:name” no longer names an artist that you manage, so you can't change it here.", {
    name: resource.name.of(record),
  })
  useEffect(() => void toast.positive(message), [message])
  return <Navigate to={resource.link() + listSearchOf(useLocation().state)} replace />
}
