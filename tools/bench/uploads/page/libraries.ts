import AwsS3 from '@uppy/aws-s3'
import Uppy from '@uppy/core'
import { Upload } from 'tus-js-client'

import { s3 } from '@/contract/s3'
import { tus } from '@/contract/tus'
import { wirePath } from '@/contract/wire'
import type { FileEntry } from '@/core/shared/uploads/queue/upload-item'
import { PART_SIZE } from '@/core/shared/uploads/transport/s3/part-plan'
import { siteRoot } from '@/lib/browser/site-root'
import type { StorageConfig } from '@mock/storage/s3-storage'

import { askJson, token } from './ask'
import { chunkSize, listed, PLACE } from './told'

/** tus-js-client as it comes, with what this server cannot do without. */
export async function plainTus(file: File): Promise<FileEntry> {
  const { size, ...facts } = listed(file)
  const address = await new Promise<string>((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: new URL(wirePath(tus.create.path), siteRoot()).href,
      chunkSize: chunkSize(),
      overridePatchMethod: true,
      headers: { Accept: 'application/json', ...token() },
      metadata: { ...PLACE, ...facts, clientSize: String(size) },
      onSuccess: () => resolve(upload.url ?? ''),
      onError: reject,
    })
    upload.start()
  })
  return (await askJson(tus.entries, { body: { uploadKey: address.split('/').at(-1) } })).fileEntry
}

/** `@uppy/aws-s3` as it comes, in parts of our size: it signs by itself, and sends them one after the other. */
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
    if (failed) throw new Error(failed.error ?? 'It failed')
  } finally {
    uppy.destroy()
  }
  return (await askJson(s3.entries, { body: { ...PLACE, ...listed(file), filename } })).fileEntry
}
