import { fileEntries } from '@/contract/groups/file-entries'
import { s3 } from '@/contract/groups/s3'
import { tus } from '@/contract/groups/tus'
import type { FileEntry } from '@/core/shared/uploads/queue/upload-item'
import { partsOf } from '@/core/shared/uploads/transport/s3/part-plan'
import { MAX_PARALLEL_PARTS } from '@/core/shared/uploads/transport/s3/put-parts'
import { toFormData } from '@/lib/files/multipart'

import { uploadFields, chunkSize, entryFields, PLACE } from './call-bodies'
import { callByFetch, callJson, expectOk } from './call-by-fetch'

/*
 * Makes only the required calls, by `fetch`: no progress, retries, timeouts or resume slots. This is the upper bound
 * for speed.
 */

/** Uploads with one form request. */
export async function rawForm(file: File): Promise<FileEntry> {
  return (await callJson(fileEntries.upload, { body: toFormData({ ...PLACE, file }) })).fileEntry
}

const base64 = (text: string): string => btoa(String.fromCodePoint(...new TextEncoder().encode(text)))

const VERSION = { 'Tus-Resumable': '1.0.0' }

/** Uploads chunks sequentially, as tus requires. */
export async function rawTus(file: File): Promise<FileEntry> {
  const { size, ...fields } = entryFields(file)
  const uploadMetadata = Object.entries({ ...PLACE, ...fields, clientSize: size }).map(
    ([name, value]) => `${name} ${base64(String(value))}`,
  )
  const created = await callByFetch(tus.create, {
    headers: { ...VERSION, 'Upload-Length': String(size), 'Upload-Metadata': uploadMetadata.join(',') },
  })
  const key = created.headers.get('Location')?.split('/').at(-1) ?? ''
  for (let offset = 0; offset < size; offset += chunkSize()) {
    const headers = { ...VERSION, 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' }
    await callByFetch(tus.append, { params: { key }, headers }, file.slice(offset, offset + chunkSize()))
  }
  return (await callJson(tus.entries, { body: { uploadKey: key } })).fileEntry
}

/** Uploads parts, as many in parallel as our queue. */
export async function rawMultipart(file: File): Promise<FileEntry> {
  const { key, uploadId } = await callJson(s3.create, { body: uploadFields(file) })
  const upload = { key, uploadId, disk: PLACE.disk }
  const parts = partsOf(file.size)
  const { urls } = await callJson(s3.signParts, {
    body: { ...upload, partNumbers: parts.map(({ number }) => number) },
  })
  const partUrls = new Map(urls.map(({ partNumber, url }) => [partNumber, url]))
  const done: { PartNumber: number; ETag: string }[] = []
  const waiting = parts.values()
  const work = async () => {
    for (const { number, start, end } of waiting) {
      const response = await expectOk(
        fetch(partUrls.get(number) ?? '', { method: 'PUT', body: file.slice(start, end) }),
      )
      done.push({ PartNumber: number, ETag: response.headers.get('ETag') ?? '' })
    }
  }
  await Promise.all(Array.from({ length: MAX_PARALLEL_PARTS }, work))
  await callByFetch(s3.complete, {
    body: { ...upload, parts: done.toSorted((one, other) => one.PartNumber - other.PartNumber) },
  })
  return (await callJson(s3.entries, { body: { ...PLACE, ...entryFields(file), filename: key.split('/').at(-1) } }))
    .fileEntry
}
