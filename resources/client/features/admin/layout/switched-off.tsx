import { ToggleLeft } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import type { Section } from '@/core/shared/records/sections/section'
import { usePageTitle } from '@/core/shared/screen/use-page-title'
import { LinkButton } from '@/ui/buttons/link-button'
import { EmptyState } from '@/ui/feedback/empty-state'

/** Shown at the URL of a section whose part of the site is switched off. */
export function SwitchedOff({ section }: { section: Section }) {
  const { t } = useTranslation()
  const name = t(section.title)
  usePageTitle(name)
  return (
    <EmptyState
      level={1}
      icon={<ToggleLeft className="size-16" />}
      title={t('The section “:name” is switched off on this site', { name })}
      action={<LinkButton to={paths.admin.link()}>{t('Administration')}</LinkButton>}
    >
      {t('Nothing in it is lost. It comes back once this part of the site is switched on.')}
    </EmptyState>
  )
}
