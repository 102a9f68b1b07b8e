import { fileEntries } from '@/contract/file-entries'

import { type Cases, MISSING_ID, type Visit } from '../case'

/** The smallest possible PNG: one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII='
const pixel = Uint8Array.from(atob(PIXEL), (char) => char.charCodeAt(0))

function form(file: File, place: Record<string, string>): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(place)) body.append(name, value)
  body.append('file', file)
  return body
}

const cover = { disk: 'public', diskPrefix: 'playlist_media' }
const picture = (name = 'vāks āčē.png', bytes = pixel) => new File([bytes], name, { type: 'image/png' })

/** Uploads a file and returns its id. */
async function stored({ client }: Visit, file = form(picture(), cover)): Promise<number> {
  const response = await client.send(fileEntries.upload, { body: file })
  return fileEntries.upload.response.parse(await response.json()).fileEntry.id
}

/** Uploads a public file and returns its URL, which ends with its path. */
async function storedUrl({ client }: Visit): Promise<string> {
  const response = await client.send(fileEntries.upload, { body: form(picture(), cover) })
  return fileEntries.upload.response.parse(await response.json()).fileEntry.url
}

const artist = 'needs an artist’s account'
const foreign = 'needs another user’s file'

export const fileEntryCases: Cases<typeof fileEntries> = {
  upload: [
    {
      name: 'a playlist’s cover',
      as: 'free',
      input: () => ({ body: form(picture(), cover) }),
      status: 201,
      writes: true,
    },
    {
      name: 'an empty file',
      as: 'artist',
      input: () => ({ body: form(new File([], 'tukšs.txt'), {}) }),
      status: 201,
      mockOnly: artist,
    },
    {
      name: 'a file in a folder',
      as: 'artist',
      input: () => ({ body: form(picture(), { relativePath: 'Dziesmas/Ziema/sniegs.png', workspaceId: '0' }) }),
      status: 201,
      mockOnly: artist,
    },
    { name: 'without a file', as: 'free', input: () => ({ body: new FormData() }), status: 422 },
    {
      name: 'the public disk without a folder',
      as: 'artist',
      input: () => ({ body: form(picture(), { disk: 'public' }) }),
      status: 422,
      mockOnly: artist,
    },
    {
      name: 'a blocked type',
      as: 'artist',
      input: () => ({ body: form(new File(['MZ'], 'setup.exe', { type: 'application/x-msdownload' }), {}) }),
      status: 422,
      mockOnly: artist,
    },
    {
      name: 'music without permission',
      as: 'free',
      input: () => ({ body: form(picture(), { disk: 'public', diskPrefix: 'track_media' }) }),
      status: 403,
      mockOnly: 'permissions vary between sites',
    },
    { name: 'signed out', input: () => ({ body: form(picture(), cover) }), status: 401 },
  ],
  content: [
    {
      name: 'own file',
      as: 'free',
      input: async (_, visit) => ({ params: { id: await stored(visit) } }),
      status: 200,
      writes: true,
    },
    { name: 'missing file', as: 'free', input: { params: { id: MISSING_ID } }, status: 404 },
    { name: 'signed out', input: { params: { id: MISSING_ID } }, status: 401 },
  ],
  remove: [
    {
      name: 'own file',
      as: 'free',
      input: async (_, visit) => ({ body: { entryIds: [await stored(visit)], deleteForever: true } }),
      status: 200,
      writes: true,
    },
    {
      name: 'own file, by path',
      as: 'free',
      input: async (_, visit) => ({ body: { paths: [await storedUrl(visit)] } }),
      status: 200,
      mockOnly: 'the form of a path is not documented',
    },
    { name: 'no ids', as: 'free', input: { body: {} }, status: 422 },
    { name: 'missing file', as: 'admin', input: { body: { entryIds: [MISSING_ID] } }, status: 404, mockOnly: foreign },
    { name: 'signed out', input: { body: { entryIds: [MISSING_ID] } }, status: 401 },
  ],
}
