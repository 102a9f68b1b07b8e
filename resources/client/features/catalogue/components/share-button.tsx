import { Share2 } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { shareLink } from '@/core/shared/media/menu/share-link'
import { IconButton } from '@/ui/buttons/icon-button'

/** Shares a page's URL; on narrow screens only the media menu offers this. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  const { t } = useTranslation()
  return (
    <IconButton
      className="max-lg:hidden"
      label={t('Share :name', { name: title })}
      size="lg"
      icon={<Share2 aria-hidden />}
      onClick={() => void shareLink({ title, path })}
    />
  )
}
