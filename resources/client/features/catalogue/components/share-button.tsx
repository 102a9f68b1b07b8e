import { Share2 } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { IconButton } from '@/ui/buttons/icon-button'

/** Shares a page's URL; on narrow screens only the media menu offers this. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  const { t } = useTranslation()
  const share = () =>
    void import('@/core/shared/media/menu/share-link')
      .then(({ shareLink }) => shareLink({ title, path }))
      .catch(announceFailure)
  const label = t('Share :name', { name: title })
  return <IconButton className="max-lg:hidden" label={label} size="lg" icon={<Share2 aria-hidden />} onClick={share} />
}
