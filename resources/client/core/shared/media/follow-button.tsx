import { ArrowDownUp } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Button } from '@/ui/buttons/button'

/** Lets lyrics follow the song again, over the bottom of their list. */
export function FollowButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation()
  return (
    <div className="absolute inset-x-0 bottom-2 mx-auto w-fit">
      <Button size="sm" onClick={onClick}>
        <ArrowDownUp aria-hidden />
        {t('Sync lyrics')}
      </Button>
    </div>
  )
}
