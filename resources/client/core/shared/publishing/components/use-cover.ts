import { translate } from '@/core/platform/i18n/use-translation'
import { useImageUpload } from '@/core/shared/images/use-image-upload'
import { toast } from '@/core/shared/toasts/toast-store'

import type { Publishing } from '../draft/create-publishing'
import { addCover, changeAlbum, takesCover } from '../release/change-release'

/** Side of an uploaded cover in pixels: enough for the largest one on a page. */
const SIDE = 1000

/** Upload of the cover: chosen in its field, or dropped with the songs. */
export type Cover = ReturnType<typeof useCover>

/** Crops and uploads the cover of the new album, or of the singles. */
export function useCover(publishing: Publishing) {
  const setImage = (image: string | null) => publishing.change((release) => changeAlbum(release, { image }))
  const upload = useImageUpload({
    diskPrefix: 'album_images',
    cropArea: { shape: 'square', side: SIDE, name: 'image' },
    onUploaded: (url, fileId) => publishing.change((release) => addCover(release, { fileId, url })),
  })
  return {
    upload,
    /** Takes a picture from among the songs. */
    drop: (file: File): void => {
      if (takesCover(publishing.release())) upload.pick([file])
      else toast.danger(translate('The songs get the cover of their album.'))
    },
    choose: (url: string): void => setImage(url),
    /** Removes a failed upload first, and the cover only with the next press. */
    remove: (): void => {
      if (upload.error === undefined) setImage(null)
      upload.forget()
    },
  }
}
