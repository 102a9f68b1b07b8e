import { siteTransports } from '@/core/shared/uploads/site-uploader'
import { chooseTransport } from '@/core/shared/uploads/transport/transport'
import { createUploader, type Uploader } from '@/core/shared/uploads/uploader'

import { type Choice, partSizeIn } from './choice'
import { rememberHash } from './hashes'

/** Makes an upload queue that uses the chosen transport instead of the settings'. */
export function loadUploader(choice: Choice): Uploader {
  const { transport } = choice
  const partSize = partSizeIn(choice)
  const s3Multipart = async () => {
    const { createMultipartTransport } = await import('@/core/shared/uploads/transport/s3/multipart-transport')
    return createMultipartTransport(partSize === undefined ? undefined : () => partSize)
  }
  const uploader = createUploader(
    { ...siteTransports, s3Multipart },
    transport === 'site' ? chooseTransport : () => transport,
  )
  return {
    ...uploader,
    add: (files, options) => {
      const selectedFiles = [...files]
      for (const file of selectedFiles) void rememberHash(file)
      return uploader.add(selectedFiles, options)
    },
  }
}
