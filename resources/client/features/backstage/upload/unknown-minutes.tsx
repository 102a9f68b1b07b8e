import { RotateCw } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Button } from '@/ui/buttons/button'

/** Quiet error in place of the minutes left: songs can be published without knowing them. */
export function UnknownMinutes({ isPending, onRetry }: { isPending: boolean; onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="text-muted">
        {t("We couldn't load how many minutes of music you have left.")}
      </p>
      <Button variant="outline" size="sm" pending={isPending} onClick={onRetry}>
        <RotateCw aria-hidden className="size-4" />
        {t('Try again')}
      </Button>
    </div>
  )
}
