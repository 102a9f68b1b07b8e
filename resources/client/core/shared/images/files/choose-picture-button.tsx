import { Images } from 'lucide-react'

import { FILE_PERMISSIONS } from '@/contract/shapes/file-permissions'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { usePermission } from '@/core/platform/session/use-session'
import { openLazyDialog } from '@/core/shared/dialogs/open-lazy-dialog'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { Button } from '@/ui/buttons/button'

const loadDialog = async () => (await import('./picture-dialog')).PictureDialog

type ChoosePictureButtonProps = {
  /** Receives a URL as the server stores it; one call for each chosen picture. */
  onChoose: (url: string) => void
  /** Whether several can be chosen at once. */
  isMultiple?: boolean
}

/** Opens the site's pictures; only for users who may see its files. */
export function ChoosePictureButton({ onChoose, isMultiple = false }: ChoosePictureButtonProps) {
  const { t } = useTranslation()
  const mayView = usePermission(`${FILE_PERMISSIONS}.view`)
  async function choose(): Promise<void> {
    const urls = await openLazyDialog(loadDialog, { isMultiple })
    for (const url of urls ?? []) onChoose(url)
  }
  if (!mayView) return null
  return (
    <Button variant="ghost" onClick={() => void choose().catch(announceFailure)}>
      <Images aria-hidden className="size-5" />
      {t('Choose from files')}
    </Button>
  )
}
