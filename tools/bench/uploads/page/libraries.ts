import AwsS3 from '@uppy/aws-s3'
import Uppy from '@uppy/core'
import { Upload } from 'tus-js-client'

import { s3 } from '@/contract/groups/s3'
import { tus } from '@/contract/groups/tus'
import { wirePath } from '@/contract/machinery/wire'
import type { FileEntry } from '@/core/shared/uploads/queue/upload-item'
import { PART_SIZE } from '@/core/shared/uploads/transport/s3/part-plan'
import { siteRoot } from '@/lib/browser/url'
import type { StorageConfig } from '@mock/site/storage/s3-storage'

import { chunkSize, entryFields, PLACE } from './call-bodies'
import { callJson, token } from './call-by-fetch'

/** Uploads with tus-js-client's defaults and the options that this server requires. */
export async function plainTus(file: File): Promise<FileEntry> {
  const { size, ...fields } = entryFields(file)
  const uploadUrl = await new Promise<string>((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: new URL(wirePath(tus.create.path), siteRoot()).href,
      chunkSize: chunkSize(),
      overridePatchMethod: true,
      headers: { Accept: 'application/json', ...token() },
      metadata: { ...PLACE, ...fields, clientSize: String(size) },
      onSuccess: () => resolve(upload.url ?? ''),
      onError: reject,
    })
    upload.start()
  })
  return (await callJson(tus.entries, { body: { uploadKey: uploadUrl.split('/').at(-1) } })).fileEntry
}

/** Uploads with `@uppy/aws-s3` in parts of our size; it signs requests itself and sends parts sequentially. */
export async function plainUppy(
  file: File,
  { endpoint, region, buckets, accessKeyId, secretAccessKey }: StorageConfig,
): Promise<FileEntry> {
  const filename = `${crypto.randomUUID()}.bin`
  const uppy = new Uppy().use(AwsS3, {
    s3Endpoint: `${endpoint}/${buckets[PLACE.disk]}`,
    region,
    getCredentials: () => ({ credentials: { accessKeyId, secretAccessKey, sessionToken: '' }, region }),
    shouldUseMultipart: true,
    getChunkSize: () => PART_SIZE,
    generateObjectKey: () => `${PLACE.diskPrefix}/${filename}`,
  })
  try {
    uppy.addFile({ name: file.name, type: file.type, data: file })
    const [failed] = (await uppy.upload())?.failed ?? []
    if (failed) throw new Error(failed.error ?? 'The upload failed')
  } finally {
    uppy.destroy()
  }
  return (await callJson(s3.entries, { body: { ...PLACE, ...entryFields(file), filename } })).fileEntry
}
