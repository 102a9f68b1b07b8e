import { LockKeyhole } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { LinkButton } from '@/ui/buttons/link-button'
import { EmptyState } from '@/ui/feedback/empty-state'

/** Shown to a user without the permission for a section. */
export function Denied() {
  const { t } = useTranslation()
  return (
    <EmptyState
      level={1}
      icon={<LockKeyhole className="size-16" />}
      title={t("You don't have permission to see this")}
      action={<LinkButton to={paths.admin.link()}>{t('Administration')}</LinkButton>}
    />
  )
}
