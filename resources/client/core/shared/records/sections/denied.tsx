import { LockKeyhole } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { LinkButton } from '@/ui/buttons/link-button'
import { EmptyState } from '@/ui/feedback/empty-state'

import type { Area } from './area'

/** Shown to a user without the permission for a section; links to the first page of its area. */
export function Denied({ area }: { area: Pick<Area, 'link' | 'title'> }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      level={1}
      icon={<LockKeyhole className="size-16" />}
      title={t("You don't have permission to see this")}
      action={<LinkButton to={area.link()}>{t(area.title)}</LinkButton>}
    />
  )
}
