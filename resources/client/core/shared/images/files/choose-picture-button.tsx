import { Images } from 'lucide-react'

import { openLazyDialog } from '@/core/shared/dialogs/open-lazy-dialog'
import { ChooseFileButton } from '@/core/shared/file-picker/choose-file-button'

const loadDialog = async () => (await import('./picture-dialog')).PictureDialog

type ChoosePictureButtonProps = {
  /** Receives a URL as the server stores it; one call for each chosen picture. */
  onChoose: (url: string) => void
  /** Whether several can be chosen at once. */
  isMultiple?: boolean
}

/** Opens the site's pictures. */
export function ChoosePictureButton({ onChoose, isMultiple = false }: ChoosePictureButtonProps) {
  async function choose(): Promise<void> {
    const urls = await openLazyDialog(loadDialog, { isMultiple })
    for (const url of urls ?? []) onChoose(url)
  }
  return <ChooseFileButton Icon={Images} choose={choose} />
}
