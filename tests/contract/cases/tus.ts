import { tus } from '@/contract/tus'

import type { Cases, Visit } from '../case'

const bytes = new TextEncoder().encode('Aijā, žūžū, lāča bērni')

const base64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)))

const facts = {
  clientName: 'aijā žūžū.txt',
  clientExtension: 'txt',
  clientMime: 'text/plain',
  clientSize: String(bytes.length),
}
const cover = { disk: 'public', diskPrefix: 'playlist_media' }

const protocol = { 'Tus-Resumable': '1.0.0' }

const creation = (told: Record<string, string>) => ({
  headers: {
    ...protocol,
    'Upload-Length': String(bytes.length),
    'Upload-Metadata': Object.entries(told)
      .map(([name, value]) => `${name} ${base64(value)}`)
      .join(','),
  },
})

const piece = (offset: number, extra: Record<string, string> = {}) => ({
  headers: {
    ...protocol,
    'Content-Type': 'application/offset+octet-stream',
    'Upload-Offset': String(offset),
    ...extra,
  },
  body: bytes.slice(offset),
})

/** Begins an upload first and tells its key. */
async function begun({ client }: Visit): Promise<string> {
  const response = await client.send(tus.create, creation({ ...facts, ...cover }))
  return response.headers.get('location')?.split('/').at(-1) ?? ''
}

/** Uploads all of a file first and tells its key. */
async function complete(visit: Visit): Promise<string> {
  const key = await begun(visit)
  await visit.client.send(tus.append, { params: { key }, ...piece(0) })
  return key
}

const nowhere = { params: { key: 'nowhere' } }
const rights = 'other rights elsewhere'
const settings = 'other settings elsewhere'

export const tusCases: Cases<typeof tus> = {
  create: [
    {
      name: 'a playlist’s cover',
      as: 'free',
      input: () => creation({ ...facts, ...cover }),
      status: 201,
      writes: true,
    },
    {
      name: 'a file of a folder',
      as: 'artist',
      input: () => creation({ ...facts, name: 'temp', relativePath: 'Dziesmas/Ziema/aijā.txt', workspaceId: '0' }),
      status: 201,
      mockOnly: rights,
    },
    {
      name: 'a blocked type',
      as: 'artist',
      input: () => creation({ ...facts, clientExtension: 'exe' }),
      status: 422,
      mockOnly: settings,
    },
    { name: 'without the right', as: 'free', input: () => creation(facts), status: 403, mockOnly: rights },
    {
      name: 'a size that is not the upload’s',
      as: 'artist',
      input: () => creation({ ...facts, clientSize: '1' }),
      status: 422,
      mockOnly: rights,
    },
    { name: 'nobody signed in', input: () => creation(facts), status: 401 },
    { name: 'a wrong token', as: 'free', input: () => creation(facts), forged: true, status: 419 },
  ],
  append: [
    {
      name: 'all of it',
      as: 'free',
      input: async (_, visit) => ({ params: { key: await begun(visit) }, ...piece(0) }),
      status: 204,
      writes: true,
    },
    {
      name: 'at another offset than the server’s',
      as: 'free',
      input: async (_, visit) => ({ params: { key: await begun(visit) }, ...piece(5) }),
      status: 409,
      writes: true,
    },
    {
      name: 'with a wrong checksum',
      as: 'free',
      input: async (_, visit) => ({
        params: { key: await begun(visit) },
        ...piece(0, { 'Upload-Checksum': `sha256 ${base64('another')}` }),
      }),
      status: 460,
      writes: true,
    },
    { name: 'to no upload', as: 'free', input: () => ({ ...nowhere, ...piece(0) }), status: 404 },
    { name: 'nobody signed in', input: () => ({ ...nowhere, ...piece(0) }), status: 401 },
    { name: 'a wrong token', as: 'free', input: () => ({ ...nowhere, ...piece(0) }), forged: true, status: 419 },
  ],
  offset: [
    {
      name: 'of what was begun',
      as: 'free',
      input: async (_, visit) => ({ params: { key: await begun(visit) }, headers: protocol }),
      status: 200,
      writes: true,
    },
    { name: 'of no upload', as: 'free', input: { ...nowhere, headers: protocol }, status: 404 },
    { name: 'nobody signed in', input: { ...nowhere, headers: protocol }, status: 401 },
  ],
  terminate: [
    {
      name: 'what was begun',
      as: 'free',
      input: async (_, visit) => ({ params: { key: await begun(visit) }, headers: protocol }),
      status: 204,
      writes: true,
    },
    { name: 'no upload', as: 'free', input: { ...nowhere, headers: protocol }, status: 404 },
    { name: 'nobody signed in', input: { ...nowhere, headers: protocol }, status: 401 },
    { name: 'a wrong token', as: 'free', input: nowhere, forged: true, status: 419 },
  ],
  entries: [
    {
      name: 'of what is complete',
      as: 'free',
      input: async (_, visit) => ({ body: { uploadKey: await complete(visit) } }),
      status: 200,
      writes: true,
    },
    {
      name: 'of what is not complete',
      as: 'free',
      input: async (_, visit) => ({ body: { uploadKey: await begun(visit) } }),
      status: 422,
      writes: true,
    },
    { name: 'of no upload', as: 'free', input: { body: { uploadKey: 'nowhere' } }, status: 422 },
    { name: 'nobody signed in', input: { body: { uploadKey: 'nowhere' } }, status: 401 },
    { name: 'a wrong token', as: 'free', input: { body: { uploadKey: 'nowhere' } }, forged: true, status: 419 },
  ],
}
