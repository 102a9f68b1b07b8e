import type { Endpoint, Output } from '@/contract/endpoint'
import { s3 } from '@/contract/s3'

import type { Cases, Visit } from '../case'

const bytes = new TextEncoder().encode('Aijā, žūžū, lāča bērni')
const facts = { filename: 'aijā žūžū.txt', mime: 'text/plain', size: bytes.length, extension: 'txt' }
const cover = { disk: 'public', diskPrefix: 'playlist_media' } as const
const told = { ...facts, ...cover }

async function ask<E extends Endpoint>({ client }: Visit, endpoint: E, body: object): Promise<Output<E>> {
  const response = await client.send(endpoint, { body })
  return endpoint.response.parse(await response.json()) as Output<E>
}

async function put(url: string, headers: Record<string, string>): Promise<string> {
  return (await fetch(url, { method: 'PUT', headers, body: bytes })).headers.get('etag') ?? ''
}

/** Begins an upload in parts first, and tells what names it. */
async function begun(visit: Visit) {
  const { key, uploadId } = await ask(visit, s3.create, told)
  return { key, uploadId, disk: cover.disk }
}

/** The same, with a part that is in the storage. */
async function filled(visit: Visit) {
  const upload = await begun(visit)
  const { urls } = await ask(visit, s3.signParts, { ...upload, partNumbers: [1] })
  return { ...upload, parts: [{ PartNumber: 1, ETag: await put(urls[0]?.url ?? '', {}) }] }
}

const described = {
  clientName: facts.filename,
  clientExtension: 'txt',
  clientMime: 'text/plain',
  size: bytes.length,
  ...cover,
}

/** Stores an object first, and tells of what `entries` shall make a file. */
async function stored(visit: Visit) {
  const { url, key, acl } = await ask(visit, s3.presign, told)
  await put(url, { 'Content-Type': facts.mime, 'x-amz-acl': acl })
  return { ...described, filename: key.split('/').at(-1) ?? '' }
}

const mockOnly = 'needs a storage that speaks S3'
const nowhere = { key: 'playlist_media/nowhere.txt', uploadId: 'nowhere', disk: cover.disk }
const parts = [{ PartNumber: 1, ETag: '"nothing"' }]
const nothing = { ...described, filename: 'nowhere.txt' }

/** What every call of the group refuses. */
const closed = <Input extends object>(input: Input) =>
  [
    { name: 'nobody signed in', input, status: 401, mockOnly },
    { name: 'a wrong token', as: 'free', input, forged: true, status: 419, mockOnly },
  ] as const

/** What is asked before a file may come. */
const announced = [
  { name: 'a blocked type', as: 'artist', input: { body: { ...facts, extension: 'exe' } }, status: 422, mockOnly },
  {
    name: 'the public disk without a folder',
    as: 'artist',
    input: { body: { ...facts, disk: 'public' } },
    status: 422,
    mockOnly,
  },
  { name: 'without the right', as: 'free', input: { body: facts }, status: 403, mockOnly },
  ...closed({ body: facts }),
] as const

export const s3Cases: Cases<typeof s3> = {
  presign: [
    { name: 'a playlist’s cover', as: 'free', input: { body: told }, status: 200, mockOnly },
    {
      name: 'an empty file without an extension',
      as: 'artist',
      input: { body: { ...facts, size: 0, extension: '' } },
      status: 200,
      mockOnly,
    },
    ...announced,
  ],
  create: [
    { name: 'a playlist’s cover', as: 'free', input: { body: told }, status: 200, mockOnly },
    {
      name: 'a file of a folder',
      as: 'artist',
      input: { body: { ...facts, relativePath: 'Dziesmas/Ziema/aijā.txt', workspaceId: 0 } },
      status: 200,
      mockOnly,
    },
    ...announced,
  ],
  uploadedParts: [
    { name: 'one', as: 'free', input: async (_, visit) => ({ body: await filled(visit) }), status: 200, mockOnly },
    { name: 'none yet', as: 'free', input: async (_, visit) => ({ body: await begun(visit) }), status: 200, mockOnly },
    {
      name: 'without a word of the disk',
      as: 'free',
      input: async (_, visit) => ({ body: { ...(await begun(visit)), disk: undefined } }),
      status: 422,
      mockOnly,
    },
    { name: 'of no upload', as: 'free', input: { body: nowhere }, status: 422, mockOnly },
    ...closed({ body: nowhere }),
  ],
  signParts: [
    {
      name: 'three at once',
      as: 'free',
      input: async (_, visit) => ({ body: { ...(await begun(visit)), partNumbers: [1, 2, 10_000] } }),
      status: 200,
      mockOnly,
    },
    {
      name: 'a number that no part has',
      as: 'free',
      input: { body: { ...nowhere, partNumbers: [10_001] } },
      status: 422,
      mockOnly,
    },
    ...closed({ body: { ...nowhere, partNumbers: [1] } }),
  ],
  complete: [
    {
      name: 'what is there',
      as: 'free',
      input: async (_, visit) => ({ body: await filled(visit) }),
      status: 200,
      mockOnly,
    },
    {
      name: 'with a tag of no part',
      as: 'free',
      input: async (_, visit) => ({ body: { ...(await filled(visit)), parts } }),
      status: 422,
      mockOnly,
    },
    { name: 'no upload', as: 'free', input: { body: { ...nowhere, parts } }, status: 422, mockOnly },
    ...closed({ body: { ...nowhere, parts } }),
  ],
  abort: [
    {
      name: 'what was begun',
      as: 'free',
      input: async (_, visit) => ({ body: await filled(visit) }),
      status: 200,
      mockOnly,
    },
    { name: 'no upload', as: 'free', input: { body: nowhere }, status: 422, mockOnly },
    ...closed({ body: nowhere }),
  ],
  entries: [
    {
      name: 'of what is stored',
      as: 'free',
      input: async (_, visit) => ({ body: await stored(visit) }),
      status: 200,
      mockOnly,
    },
    {
      name: 'a second time',
      as: 'free',
      input: async (_, visit) => {
        const body = await stored(visit)
        await ask(visit, s3.entries, body)
        return { body }
      },
      status: 200,
      mockOnly,
    },
    {
      name: 'with a size that it does not have',
      as: 'free',
      input: async (_, visit) => ({ body: { ...(await stored(visit)), size: 1 } }),
      status: 422,
      mockOnly,
    },
    { name: 'of nothing', as: 'free', input: { body: nothing }, status: 422, mockOnly },
    {
      name: 'without the right',
      as: 'free',
      input: { body: { ...nothing, diskPrefix: 'track_media' } },
      status: 403,
      mockOnly,
    },
    ...closed({ body: nothing }),
  ],
}
