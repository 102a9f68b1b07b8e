import { tus } from '@/contract/groups/tus'
import { tus as documented } from '@mock/documented/groups/tus'

import { groupCases, type Visit } from '../case'

const bytes = new TextEncoder().encode('Aijā, žūžū, lāča bērni')

const base64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)))

const fields = {
  clientName: 'aijā žūžū.txt',
  clientExtension: 'txt',
  clientMime: 'text/plain',
  clientSize: String(bytes.length),
}
const cover = { disk: 'public', diskPrefix: 'playlist_media' }

const protocol = { 'Tus-Resumable': '1.0.0' }

const creation = (metadata: Record<string, string>) => ({
  headers: {
    ...protocol,
    'Upload-Length': String(bytes.length),
    'Upload-Metadata': Object.entries(metadata)
      .map(([name, value]) => `${name} ${base64(value)}`)
      .join(','),
  },
})

const chunk = (offset: number, extra: Record<string, string> = {}) => ({
  headers: {
    ...protocol,
    'Content-Type': 'application/offset+octet-stream',
    'Upload-Offset': String(offset),
    ...extra,
  },
  body: bytes.slice(offset),
})

/** Creates an upload and returns its key. */
async function startUpload({ client }: Visit): Promise<string> {
  const response = await client.send(tus.create, creation({ ...fields, ...cover }))
  return response.headers.get('location')?.split('/').at(-1) ?? ''
}

/** Uploads a whole file and returns its key. */
async function uploadWhole(visit: Visit): Promise<string> {
  const key = await startUpload(visit)
  await visit.client.send(tus.append, { params: { key }, ...chunk(0) })
  return key
}

const missingUpload = { params: { key: 'nowhere' } }
const permissions = 'whether an account may upload varies between sites'
const settings = 'settings vary between sites'

export const tusCases = groupCases<typeof tus>(documented, {
  create: [
    {
      name: 'a playlist’s cover',
      as: 'free',
      input: () => creation({ ...fields, ...cover }),
      status: 201,
      writes: true,
    },
    {
      name: 'a file in a folder',
      as: 'artist',
      input: () => creation({ ...fields, name: 'temp', relativePath: 'Dziesmas/Ziema/aijā.txt', workspaceId: '0' }),
      status: 201,
      mockOnly: permissions,
    },
    {
      name: 'a blocked type',
      as: 'artist',
      input: () => creation({ ...fields, clientExtension: 'exe' }),
      status: 422,
      mockOnly: settings,
    },
    { name: 'without permission', as: 'free', input: () => creation(fields), status: 403, mockOnly: permissions },
    {
      name: 'with a mismatching size',
      as: 'artist',
      input: () => creation({ ...fields, clientSize: '1' }),
      status: 422,
      mockOnly: permissions,
    },
    { name: 'signed out', input: () => creation(fields), status: 401 },
    { name: 'with a wrong CSRF token', as: 'free', input: () => creation(fields), forged: true, status: 419 },
  ],
  append: [
    {
      name: 'the whole file',
      as: 'free',
      input: async (_, visit) => ({ params: { key: await startUpload(visit) }, ...chunk(0) }),
      status: 204,
      writes: true,
    },
    {
      name: 'at a wrong offset',
      as: 'free',
      input: async (_, visit) => ({ params: { key: await startUpload(visit) }, ...chunk(5) }),
      status: 409,
      writes: true,
    },
    {
      name: 'with a wrong checksum',
      as: 'free',
      input: async (_, visit) => ({
        params: { key: await startUpload(visit) },
        ...chunk(0, { 'Upload-Checksum': `sha256 ${base64('another')}` }),
      }),
      status: 460,
      writes: true,
    },
    { name: 'to a missing upload', as: 'free', input: () => ({ ...missingUpload, ...chunk(0) }), status: 404 },
    { name: 'signed out', input: () => ({ ...missingUpload, ...chunk(0) }), status: 401 },
    {
      name: 'with a wrong CSRF token',
      as: 'free',
      input: () => ({ ...missingUpload, ...chunk(0) }),
      forged: true,
      status: 419,
    },
  ],
  offset: [
    {
      name: 'of an unfinished upload',
      as: 'free',
      input: async (_, visit) => ({ params: { key: await startUpload(visit) }, headers: protocol }),
      status: 200,
      writes: true,
    },
    { name: 'of a missing upload', as: 'free', input: { ...missingUpload, headers: protocol }, status: 404 },
    { name: 'signed out', input: { ...missingUpload, headers: protocol }, status: 401 },
  ],
  terminate: [
    {
      name: 'an unfinished upload',
      as: 'free',
      input: async (_, visit) => ({ params: { key: await startUpload(visit) }, headers: protocol }),
      status: 204,
      writes: true,
    },
    { name: 'missing upload', as: 'free', input: { ...missingUpload, headers: protocol }, status: 404 },
    { name: 'signed out', input: { ...missingUpload, headers: protocol }, status: 401 },
    { name: 'with a wrong CSRF token', as: 'free', input: missingUpload, forged: true, status: 419 },
  ],
  entries: [
    {
      name: 'of a complete upload',
      as: 'free',
      input: async (_, visit) => ({ body: { uploadKey: await uploadWhole(visit) } }),
      status: 200,
      writes: true,
    },
    {
      name: 'of an incomplete upload',
      as: 'free',
      input: async (_, visit) => ({ body: { uploadKey: await startUpload(visit) } }),
      status: 422,
      writes: true,
    },
    { name: 'of a missing upload', as: 'free', input: { body: { uploadKey: 'nowhere' } }, status: 422 },
    { name: 'signed out', input: { body: { uploadKey: 'nowhere' } }, status: 401 },
    {
      name: 'with a wrong CSRF token',
      as: 'free',
      input: { body: { uploadKey: 'nowhere' } },
      forged: true,
      status: 419,
    },
  ],
})
