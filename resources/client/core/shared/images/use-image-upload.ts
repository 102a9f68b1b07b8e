import { useState } from 'react'

import type { TranslationKey } from '@/core/platform/i18n/use-translation'
import { storedUrl } from '@/core/platform/settings/stored-url'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { isOpen } from '@/core/shared/uploads/upload-state'
import { useUploads } from '@/core/shared/uploads/use-uploads'
import type { IncompleteReason } from '@/lib/files/chosen-files'
import { useObjectUrl } from '@/lib/react/use-object-url'

import type { CropArea } from './crop'
import { cropImage, type CropResult, readImage } from './crop-picture'
import { unsupportedImageMessage } from './unsupported-image'

type ImageUploadOptions = {
  /** Folder on the public disk. */
  diskPrefix: string
  /** Shape to crop to; without one the image is uploaded as it is. */
  cropArea?: CropArea
  /** Receives the URL of the uploaded image, as the server stores it, and the id of its file. */
  onUploaded: (url: string, fileId: number) => void
}

/** State and actions of an image field's upload. */
export type ImageUpload = ReturnType<typeof useImageUpload>

/** Accepts an image as it is. */
async function uncropped(file: File): Promise<CropResult> {
  const read = await readImage(file)
  read?.release()
  return read ? { status: 'done', file } : { status: 'unfit' }
}

/** Crops a chosen image and uploads it to the public disk; a new choice replaces the previous one. */
export function useImageUpload({ diskPrefix, cropArea, onUploaded }: ImageUploadOptions) {
  const { queue, uploads, isLoading } = useUploads()
  const [isPicking, setPicking] = useState(false)
  const [unfit, setUnfit] = useState<TranslationKey>()
  const [preview, showPreview] = useObjectUrl()
  const item = queue.at(-1)

  function forget(): void {
    setUnfit(undefined)
    showPreview(undefined)
    for (const { id } of queue) uploads.remove(id)
  }

  async function send(file: File): Promise<void> {
    forget()
    showPreview(file)
    const metadata = { disk: 'public', diskPrefix } as const
    await uploads
      .add([file], { metadata, onSuccess: ({ id, url }) => onUploaded(storedUrl(url), id) })
      .catch((error: unknown) => {
        showPreview(undefined)
        throw error
      })
  }

  async function cropAndSend(file: File): Promise<void> {
    setUnfit(undefined)
    setPicking(true)
    try {
      const cropped = cropArea ? await cropImage(file, cropArea) : await uncropped(file)
      setUnfit(cropped.status === 'unfit' ? unsupportedImageMessage(file) : undefined)
      if (cropped.status === 'done') await send(cropped.file)
    } finally {
      setPicking(false)
    }
  }

  return {
    /**
     * Why the chosen file cannot be used: it is not an image, too large, or of a type that not every browser can show.
     */
    unfit,
    /** Object URL of the chosen image, whether it is uploading, uploaded or failed. */
    preview,
    /** Upload progress, 0 to 100; null when not uploading. */
    percentage: item && isOpen(item) ? item.percentage : null,
    /** Uploads that the form waits for. */
    state: { queue, isLoading: isLoading || isPicking },
    isDone: item?.status === 'completed',
    /** Message of a failed upload. */
    error: item?.errorMessage ?? undefined,
    pick: ([file]: File[], missing?: IncompleteReason): void => {
      if (file) void cropAndSend(file).catch(announceFailure)
      else if (missing) setUnfit(unsupportedImageMessage())
    },
    /** Undefined when a retry would be useless. */
    retry: item?.isRefused === false ? () => uploads.retry(item.id) : undefined,
    forget,
  }
}
