import { Images } from 'lucide-react'

import { FILE_PERMISSIONS } from '@/contract/shapes/file-permissions'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { usePermission } from '@/core/platform/session/use-session'
import { openLazyDialog } from '@/core/shared/dialogs/open-lazy-dialog'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { Button } from '@/ui/buttons/button'

const loadDialog = async () => (await import('./picture-dialog')).PictureDialog

/** Opens the site's pictures; only for users who may see its files. `onChoose` receives a URL as the server stores it. */
export function ChoosePictureButton({ onChoose }: { onChoose: (url: string) => void }) {
  const { t } = useTranslation()
  const mayView = usePermission(`${FILE_PERMISSIONS}.view`)
  async function choose(): Promise<void> {
    const url = await openLazyDialog(loadDialog)
    if (url !== undefined) onChoose(url)
  }
  if (!mayView) return null
  return (
    <Button variant="ghost" onClick={() => void choose().catch(announceFailure)}>
      <Images aria-hidden className="size-5" />
      {t('Choose from files')}
    </Button>
  )
}
