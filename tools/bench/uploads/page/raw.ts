import { fileEntries } from '@/contract/file-entries'
import { s3 } from '@/contract/s3'
import { tus } from '@/contract/tus'
import type { FileEntry } from '@/core/shared/uploads/queue/upload-item'
import { partsOf } from '@/core/shared/uploads/transport/s3/part-plan'
import { MAX_PARALLEL_PARTS } from '@/core/shared/uploads/transport/s3/put-parts'
import { toFormData } from '@/lib/files/multipart'

import { accepted, ask, askJson } from './ask'
import { announced, chunkSize, listed, PLACE } from './told'

/*
 * The calls that the server wants, by `fetch`, and nothing more: no progress, no retry, no timeout, nothing remembered. Nobody can be
 * quicker with the same bytes.
 */

/** One request with the file in it. */
export async function rawForm(file: File): Promise<FileEntry> {
  return (await askJson(fileEntries.upload, { body: toFormData({ ...PLACE, file }) })).fileEntry
}

const base64 = (text: string): string => btoa(String.fromCodePoint(...new TextEncoder().encode(text)))

const VERSION = { 'Tus-Resumable': '1.0.0' }

/** Chunks one after the other, as tus wants it. */
export async function rawTus(file: File): Promise<FileEntry> {
  const { size, ...facts } = listed(file)
  const told = Object.entries({ ...PLACE, ...facts, clientSize: size }).map(
    ([name, value]) => `${name} ${base64(String(value))}`,
  )
  const created = await ask(tus.create, {
    headers: { ...VERSION, 'Upload-Length': String(size), 'Upload-Metadata': told.join(',') },
  })
  const key = created.headers.get('Location')?.split('/').at(-1) ?? ''
  for (let offset = 0; offset < size; offset += chunkSize()) {
    const headers = { ...VERSION, 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' }
    await ask(tus.append, { params: { key }, headers }, file.slice(offset, offset + chunkSize()))
  }
  return (await askJson(tus.entries, { body: { uploadKey: key } })).fileEntry
}

/** Parts, as many at once as ours. */
export async function rawMultipart(file: File): Promise<FileEntry> {
  const { key, uploadId } = await askJson(s3.create, { body: announced(file) })
  const upload = { key, uploadId, disk: PLACE.disk }
  const parts = partsOf(file.size)
  const { urls } = await askJson(s3.signParts, { body: { ...upload, partNumbers: parts.map(({ number }) => number) } })
  const addresses = new Map(urls.map(({ partNumber, url }) => [partNumber, url]))
  const done: { PartNumber: number; ETag: string }[] = []
  const waiting = parts.values()
  const work = async () => {
    for (const { number, start, end } of waiting) {
      const response = await accepted(
        fetch(addresses.get(number) ?? '', { method: 'PUT', body: file.slice(start, end) }),
      )
      done.push({ PartNumber: number, ETag: response.headers.get('ETag') ?? '' })
    }
  }
  await Promise.all(Array.from({ length: MAX_PARALLEL_PARTS }, work))
  await ask(s3.complete, {
    body: { ...upload, parts: done.toSorted((one, other) => one.PartNumber - other.PartNumber) },
  })
  return (await askJson(s3.entries, { body: { ...PLACE, ...listed(file), filename: key.split('/').at(-1) } })).fileEntry
}
