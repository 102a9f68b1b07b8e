import { useTranslation } from '@/core/i18n/use-translation'
import { Spinner } from '@/ui/feedback/spinner'

/** Stands in while a screen's code is on its way; invisible for the first half second. */
export function ScreenSpinner() {
  const { t } = useTranslation()
  return (
    <div className="grid min-h-[50vh] place-items-center">
      <Spinner label={t('Loading')} />
    </div>
  )
}
