import { s3 } from '@/contract/groups/s3'
import type { Endpoint, Output } from '@/contract/machinery/endpoint'
import { s3 as documented } from '@mock/documented/groups/s3'

import { groupCases, type Visit } from '../case'

const bytes = new TextEncoder().encode('Aijā, žūžū, lāča bērni')
const fields = { filename: 'aijā žūžū.txt', mime: 'text/plain', size: bytes.length, extension: 'txt' }
const cover = { disk: 'public', diskPrefix: 'playlist_media' } as const
const announcement = { ...fields, ...cover }

async function request<E extends Endpoint>({ client }: Visit, endpoint: E, body: object): Promise<Output<E>> {
  const response = await client.send(endpoint, { body })
  return endpoint.response.parse(await response.json()) as Output<E>
}

async function put(url: string, headers: Record<string, string>): Promise<string> {
  return (await fetch(url, { method: 'PUT', headers, body: bytes })).headers.get('etag') ?? ''
}

/** Starts a multipart upload and returns what identifies it. */
async function startUpload(visit: Visit) {
  const { key, uploadId } = await request(visit, s3.create, announcement)
  return { key, uploadId, disk: cover.disk }
}

/** Starts a multipart upload and stores one part. */
async function uploadOnePart(visit: Visit) {
  const upload = await startUpload(visit)
  const { urls } = await request(visit, s3.signParts, { ...upload, partNumbers: [1] })
  return { upload, parts: [{ PartNumber: 1, ETag: await put(urls[0]?.url ?? '', {}) }] }
}

/** Uploads one part, and returns the body that completes the upload. */
async function completion(visit: Visit) {
  const { upload, parts } = await uploadOnePart(visit)
  return { ...upload, parts }
}

const described = {
  clientName: fields.filename,
  clientExtension: 'txt',
  clientMime: 'text/plain',
  size: bytes.length,
  ...cover,
}

/** Stores an object and returns the body with which `entries` makes it a file. */
async function storeObject(visit: Visit) {
  const { url, key, acl } = await request(visit, s3.presign, announcement)
  await put(url, { 'Content-Type': fields.mime, 'x-amz-acl': acl })
  return { ...described, filename: key.split('/').at(-1) ?? '' }
}

const mockOnly = 'needs S3 storage'
const missingUpload = { key: 'playlist_media/nowhere.txt', uploadId: 'nowhere', disk: cover.disk }
const parts = [{ PartNumber: 1, ETag: '"nothing"' }]
const missingObject = { ...described, filename: 'nowhere.txt' }

/** Requests that every call of the group refuses. */
const refusals = <Input extends object>(input: Input) =>
  [
    { name: 'signed out', input, status: 401, mockOnly },
    { name: 'with a wrong CSRF token', as: 'free', input, forged: true, status: 419, mockOnly },
  ] as const

/** Checks before an upload may start. */
const sharedChecks = [
  { name: 'a blocked type', as: 'artist', input: { body: { ...fields, extension: 'exe' } }, status: 422, mockOnly },
  {
    name: 'the public disk without a folder',
    as: 'artist',
    input: { body: { ...fields, disk: 'public' } },
    status: 422,
    mockOnly,
  },
  { name: 'without permission', as: 'free', input: { body: fields }, status: 403, mockOnly },
  ...refusals({ body: fields }),
] as const

export const s3Cases = groupCases<typeof s3>(documented, {
  presign: [
    { name: 'a playlist’s cover', as: 'free', input: { body: announcement }, status: 200, mockOnly },
    {
      name: 'an empty file without an extension',
      as: 'artist',
      input: { body: { ...fields, size: 0, extension: '', relativePath: 'Dziesmas/tukšs', workspaceId: 0 } },
      status: 200,
      mockOnly,
    },
    ...sharedChecks,
  ],
  create: [
    { name: 'a playlist’s cover', as: 'free', input: { body: announcement }, status: 200, mockOnly },
    {
      name: 'a file in a folder',
      as: 'artist',
      input: { body: { ...fields, relativePath: 'Dziesmas/Ziema/aijā.txt', workspaceId: 0 } },
      status: 200,
      mockOnly,
    },
    ...sharedChecks,
  ],
  uploadedParts: [
    {
      name: 'one part',
      as: 'free',
      input: async (_, visit) => ({ body: (await uploadOnePart(visit)).upload }),
      status: 200,
      mockOnly,
    },
    {
      name: 'no parts',
      as: 'free',
      input: async (_, visit) => ({ body: await startUpload(visit) }),
      status: 200,
      mockOnly,
    },
    {
      name: 'without a disk',
      as: 'free',
      input: async (_, visit) => ({ body: { ...(await startUpload(visit)), disk: undefined } }),
      status: 422,
      mockOnly,
    },
    { name: 'of a missing upload', as: 'free', input: { body: missingUpload }, status: 422, mockOnly },
    ...refusals({ body: missingUpload }),
  ],
  signParts: [
    {
      name: 'three parts',
      as: 'free',
      input: async (_, visit) => ({ body: { ...(await startUpload(visit)), partNumbers: [1, 2, 10_000] } }),
      status: 200,
      mockOnly,
    },
    {
      name: 'a part number above the limit',
      as: 'free',
      input: { body: { ...missingUpload, partNumbers: [10_001] } },
      status: 422,
      mockOnly,
    },
    ...refusals({ body: { ...missingUpload, partNumbers: [1] } }),
  ],
  complete: [
    {
      name: 'with all parts',
      as: 'free',
      input: async (_, visit) => ({ body: await completion(visit) }),
      status: 200,
      mockOnly,
    },
    {
      name: 'with a wrong ETag',
      as: 'free',
      input: async (_, visit) => ({ body: { ...(await uploadOnePart(visit)).upload, parts } }),
      status: 422,
      mockOnly,
    },
    { name: 'missing upload', as: 'free', input: { body: { ...missingUpload, parts } }, status: 422, mockOnly },
    ...refusals({ body: { ...missingUpload, parts } }),
  ],
  abort: [
    {
      name: 'unfinished upload',
      as: 'free',
      input: async (_, visit) => ({ body: (await uploadOnePart(visit)).upload }),
      status: 200,
      mockOnly,
    },
    { name: 'missing upload', as: 'free', input: { body: missingUpload }, status: 422, mockOnly },
    ...refusals({ body: missingUpload }),
  ],
  entries: [
    {
      name: 'a stored object',
      as: 'free',
      input: async (_, visit) => ({ body: await storeObject(visit) }),
      status: 200,
      mockOnly,
    },
    {
      name: 'a second time',
      as: 'free',
      input: async (_, visit) => {
        const body = { ...(await storeObject(visit)), relativePath: 'Dziesmas/Ziema/aijā.txt', workspaceId: 0 }
        await request(visit, s3.entries, body)
        return { body }
      },
      status: 200,
      mockOnly,
    },
    {
      name: 'with a wrong size',
      as: 'free',
      input: async (_, visit) => ({ body: { ...(await storeObject(visit)), size: 1 } }),
      status: 422,
      mockOnly,
    },
    { name: 'missing object', as: 'free', input: { body: missingObject }, status: 422, mockOnly },
    {
      name: 'without permission',
      as: 'free',
      input: { body: { ...missingObject, diskPrefix: 'track_media' } },
      status: 403,
      mockOnly,
    },
    ...refusals({ body: missingObject }),
  ],
})
