import { useTranslation } from '@/core/platform/i18n/use-translation'
import { openLazyDialog } from '@/core/shared/dialogs/open-lazy-dialog'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import type { Rights } from '@/core/shared/records/use-rights'
import { Button } from '@/ui/buttons/button'

const openRestoreDialog = () => openLazyDialog(async () => (await import('./restore-dialog')).RestoreDialog)

const askToEmptyTrash = async () => (await import('./trash')).askToEmptyTrash()

/** Restores files from the trash, or deletes it permanently; the server has no list of it. */
export function TrashButtons({ rights }: { rights: Rights }) {
  const { t } = useTranslation()
  if (!rights.delete) return null
  return (
    <>
      <Button variant="outline" onClick={() => void openRestoreDialog().catch(announceFailure)}>
        {t('Restore files')}
      </Button>
      <Button variant="outline" onClick={() => void askToEmptyTrash().catch(announceFailure)}>
        {t('Empty trash')}
      </Button>
    </>
  )
}
