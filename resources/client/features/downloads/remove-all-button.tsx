import { Trash2 } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { removeFromDevice } from '@/core/shared/downloads/download-collection'
import type { DownloadedCollection } from '@/core/shared/downloads/downloaded-music'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { Button } from '@/ui/buttons/button'

/** Removes all downloaded music from the device, with undo. */
export function RemoveAllButton({ collections }: { collections: DownloadedCollection[] }) {
  const { t } = useTranslation()
  return (
    <Button variant="outline" onClick={() => void removeFromDevice(collections).catch(announceFailure)}>
      <Trash2 aria-hidden />
      {t('Remove all downloads')}
    </Button>
  )
}
