import { HttpStatus } from '@/contract/machinery/http-status'
import { minutes, seconds } from '@/lib/dates/duration'

import { type Disk, type Storage, StorageError, type StoredObject } from '../../state/parts/storage'
import { type Credentials, signer } from './credentials'
import { innerXml, xmlOf, xmlText } from './xml'

/** Lifetime of presigned URLs (backend contract, section 9). */
const VALIDITY = minutes(30)

/** Location and credentials of a storage. */
export type StorageConfig = Credentials & {
  endpoint: string
  /** URL for browsers, if different. */
  publicEndpoint?: string | undefined
  buckets: Record<Disk, string>
}

/** S3's maximum number of listed parts. */
const PARTS_PAGE_SIZE = 1000

const XML = { 'content-type': 'application/xml' }

type RequestParts = { headers?: Record<string, string>; body?: string }

const refusalIn = (xml: string, status: number): StorageError =>
  new StorageError(status, xmlText(xml, 'Code') ?? 'Unknown', xmlText(xml, 'Message') ?? `Status ${status}`)

const partsIn = (xml: string) =>
  innerXml(xml, 'Part').map((part) => ({
    PartNumber: Number(xmlText(part, 'PartNumber')),
    ETag: xmlText(part, 'ETag') ?? '',
    Size: Number(xmlText(part, 'Size')),
  }))

/** CORS rules of a bucket for the site's pages (backend contract, section 9). */
const corsOf = (origins: readonly string[]): string =>
  xmlOf('CORSConfiguration', {
    CORSRule: {
      AllowedOrigin: origins,
      AllowedMethod: ['GET', 'HEAD', 'POST', 'PUT'],
      AllowedHeader: '*',
      ExposeHeader: 'ETag',
    },
  })

/** Creates a client that makes real S3 calls over HTTP, to the mock's storage server or any other S3 storage. */
export function createS3Storage({
  endpoint,
  publicEndpoint = endpoint,
  buckets,
  ...credentials
}: StorageConfig): Storage {
  const addressOf = ({ disk, key }: StoredObject, base = publicEndpoint): URL =>
    new URL(`/${buckets[disk]}/${key.split('/').map(encodeURIComponent).join('/')}`, base)

  /** Sends a signed request. Throws StorageError. */
  async function ask(method: string, url: URL, { headers = {}, body }: RequestParts = {}): Promise<Response> {
    const signed = await signer({ method, url, headers, at: Date.now() }, credentials).sign()
    const response = await fetch(signed.url, { method, headers: signed.headers, ...(body !== undefined && { body }) })
    if (!response.ok) throw refusalIn(await response.text(), response.status)
    return response
  }

  const at = (object: StoredObject, query = ''): URL => new URL(query, addressOf(object, endpoint))

  async function presigned(url: URL, headers: Record<string, string> = {}): Promise<string> {
    url.searchParams.set('X-Amz-Expires', String(VALIDITY / seconds(1)))
    const signed = await signer({ method: 'PUT', url, headers, at: Date.now(), signQuery: true }, credentials).sign()
    return signed.url.href
  }

  return {
    origin: new URL(publicEndpoint).origin,
    signPut: (object, acl) => presigned(addressOf(object), { 'x-amz-acl': acl }),
    async create(object, { acl, mime }) {
      const response = await ask('POST', at(object, '?uploads='), {
        headers: { 'x-amz-acl': acl, 'content-type': mime },
      })
      return xmlText(await response.text(), 'UploadId') ?? ''
    },
    async parts(object, uploadId) {
      const parts: ReturnType<typeof partsIn> = []
      for (let marker: string | undefined = '0'; marker;) {
        const query = new URLSearchParams({
          uploadId,
          'max-parts': String(PARTS_PAGE_SIZE),
          'part-number-marker': marker,
        })
        const xml = await (await ask('GET', at(object, `?${query}`))).text()
        parts.push(...partsIn(xml))
        marker = xmlText(xml, 'IsTruncated') === 'true' ? xmlText(xml, 'NextPartNumberMarker') : undefined
      }
      return parts
    },
    signPart: (object, uploadId, partNumber) =>
      presigned(new URL(`?partNumber=${partNumber}&uploadId=${encodeURIComponent(uploadId)}`, addressOf(object))),
    async complete(object, uploadId, parts) {
      const body = xmlOf('CompleteMultipartUpload', { Part: parts })
      const response = await ask('POST', at(object, `?uploadId=${encodeURIComponent(uploadId)}`), {
        body,
        headers: XML,
      })
      // S3 sends status 200 before it knows the result.
      const xml = await response.text()
      if (xmlText(xml, 'Code') !== undefined) throw refusalIn(xml, response.status)
      return addressOf(object).href
    },
    async abort(object, uploadId) {
      await ask('DELETE', at(object, `?uploadId=${encodeURIComponent(uploadId)}`))
    },
    async sizeOf(object) {
      try {
        return Number((await ask('HEAD', at(object))).headers.get('content-length'))
      } catch (thrown) {
        if (thrown instanceof StorageError && thrown.status === HttpStatus.NotFound) return undefined
        throw thrown
      }
    },
    read: (object) => ask('GET', at(object)),
    async remove(object) {
      await ask('DELETE', at(object))
    },
    addressOf: (object) => addressOf(object).href,
    async prepare(origins) {
      for (const bucket of Object.values(buckets)) {
        await ask('PUT', new URL(`/${bucket}`, endpoint))
        await ask('PUT', new URL(`/${bucket}?cors=`, endpoint), { body: corsOf(origins), headers: XML })
      }
    },
  }
}
