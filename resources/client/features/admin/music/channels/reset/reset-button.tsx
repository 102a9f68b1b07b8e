import { useTranslation } from '@/core/platform/i18n/use-translation'
import { openLazyDialog } from '@/core/shared/dialogs/open-lazy-dialog'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import type { Rights } from '@/core/shared/records/use-rights'
import { Button } from '@/ui/buttons/button'

const loadDialog = async () => (await import('./reset-dialog')).ResetDialog

/** Replaces all channels by the usual ones. */
export function ResetButton({ rights }: { rights: Rights }) {
  const { t } = useTranslation()
  if (!rights.update || !rights.delete) return null
  return (
    <Button variant="outline" onClick={() => void openLazyDialog(loadDialog, {}).catch(announceFailure)}>
      {t('Start over')}
    </Button>
  )
}
