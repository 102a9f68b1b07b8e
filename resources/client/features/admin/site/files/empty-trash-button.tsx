import { useTranslation } from '@/core/platform/i18n/use-translation'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import type { Rights } from '@/core/shared/records/use-rights'
import { Button } from '@/ui/buttons/button'

import { askToEmptyTrash } from './trash'

/** Deletes the files in the trash permanently; the server has no list of them. */
export function EmptyTrashButton({ rights }: { rights: Rights }) {
  const { t } = useTranslation()
  if (!rights.delete) return null
  return (
    <Button variant="outline" onClick={() => void askToEmptyTrash().catch(announceFailure)}>
      {t('Empty trash')}
    </Button>
  )
}
