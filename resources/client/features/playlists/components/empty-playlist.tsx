import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { LinkButton } from '@/ui/buttons/link-button'
import { EmptyState } from '@/ui/feedback/empty-state'

/** A playlist without songs; those who may add some are shown where to find them. */
export function EmptyPlaylist({ mayAdd }: { mayAdd: boolean }) {
  const { t } = useTranslation()
  if (!mayAdd) return <EmptyState title={t('This playlist has no songs yet')} />
  return (
    <EmptyState
      title={t('This playlist has no songs yet')}
      action={<LinkButton to={paths.search.link({})}>{t('Find songs')}</LinkButton>}
    >
      <p>{t('Open the menu of any song and choose “Add to playlist”.')}</p>
    </EmptyState>
  )
}
