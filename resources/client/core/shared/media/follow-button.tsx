import { ArrowDownUp } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Button } from '@/ui/buttons/button'

/** Lets lyrics follow the song again, over the bottom of their list. */
export function FollowButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation()
  return (
    <Button size="sm" onClick={onClick} className="absolute inset-x-0 bottom-2 mx-auto w-fit">
      <ArrowDownUp aria-hidden />
      {t('Sync lyrics')}
    </Button>
  )
}
