import { useEffect, useState } from 'react'

import { announceFailure } from '@/core/shared/failures/announce-failure'
import { useUploads } from '@/core/shared/uploads/use-uploads'
import type { Missing } from '@/lib/files/dropped-files'

import type { CropFrame } from './crop'
import { cropPicture } from './crop-picture'

type PictureUploadOptions = {
  /** Folder on the public disk. */
  diskPrefix: string
  frame: CropFrame
  /** Takes the address of the picture when it is there. */
  onUploaded: (address: string) => void
}

/** How it stands with a picture, and what can be done with it. */
export type PictureUpload = ReturnType<typeof usePictureUpload>

/** A picture that is picked, cropped, and on its way to the public disk; another one takes its place. */
export function usePictureUpload({ diskPrefix, frame, onUploaded }: PictureUploadOptions) {
  const { queue, uploads } = useUploads()
  const [isUnfit, setUnfit] = useState(false)
  const [preview, setPreview] = useState<string | null>(null)
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview])
  const item = queue.at(-1)

  function forget(): void {
    setUnfit(false)
    setPreview(null)
    for (const { id } of queue) uploads.remove(id)
  }

  async function send(file: File): Promise<void> {
    forget()
    setPreview(URL.createObjectURL(file))
    const metadata = { disk: 'public', diskPrefix } as const
    await uploads.add([file], { metadata, onSuccess: ({ url }) => onUploaded(url) }).catch((error: unknown) => {
      setPreview(null)
      throw error
    })
  }

  async function take(file: File): Promise<void> {
    setUnfit(false)
    const cropped = await cropPicture(file, frame)
    setUnfit(cropped.status === 'unfit')
    if (cropped.status === 'done') await send(cropped.file)
  }

  return {
    /** It is no picture, is too large, or this browser cannot show it. */
    isUnfit,
    /** Address, in this browser, of what is on its way, or has arrived, or has failed. */
    preview,
    /** 0 to 100 while it is on its way, otherwise null. */
    percentage: item?.status === 'inProgress' || item?.status === 'pending' ? item.percentage : null,
    isDone: item?.status === 'completed',
    /** Why it did not get through. */
    error: item?.errorMessage ?? undefined,
    take: ([file]: File[], missing?: Missing): void => {
      if (file) void take(file).catch(announceFailure)
      else if (missing) setUnfit(true)
    },
    /** Undefined where another try would change nothing. */
    retry: item?.isRefused === false ? () => uploads.retry(item.id) : undefined,
    forget,
  }
}
