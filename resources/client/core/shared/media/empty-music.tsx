import type { ReactNode } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { LinkButton } from '@/ui/buttons/link-button'
import { EmptyState } from '@/ui/feedback/empty-state'

type EmptyMusicProps = {
  title: string
  /** Path that helps, with its label; the search for music by default. */
  to?: string | null
  label?: string
  /** Sentence that says what to do instead. */
  children: ReactNode
}

/** Empty list of music, with a link to some. */
export function EmptyMusic({ title, to, label, children }: EmptyMusicProps) {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={title}
      action={
        <LinkButton variant="outline" to={to ?? paths.search.link({})}>
          {(to && label) || t('Find songs')}
        </LinkButton>
      }
    >
      {children}
    </EmptyState>
  )
}
