import { fileEntries } from '@/contract/groups/file-entries'
import { fileEntries as documented } from '@mock/documented/groups/file-entries'

import { groupCases, MISSING_ID, type Visit } from '../case'
import { adminRows, administratorsOnly } from './administrator'
import { filtered } from './filtered'

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

/** Uploads a file and returns its entry. */
async function storedEntry({ client }: Visit) {
  const response = await client.send(fileEntries.upload, { body: form(picture(), cover) })
  return fileEntries.upload.response.parse(await response.json()).fileEntry
}

/** Uploads a file and returns its id. */
const stored = async (visit: Visit): Promise<number> => (await storedEntry(visit)).id

/** Uploads a file, moves it to the trash, and returns its id. */
async function trashed(visit: Visit): Promise<number> {
  const id = await stored(visit)
  await visit.client.send(fileEntries.remove, { body: { entryIds: [id], deleteForever: false } })
  return id
}

/** Uploads a public file and returns its URL, which ends with its path. */
const storedUrl = async (visit: Visit): Promise<string> => (await storedEntry(visit)).url

const artist = 'would leave a file if it were not refused'
const foreign = 'needs another user’s file'
const leavesFile = 'leaves a file on a live backend'
const missing = { params: { id: MISSING_ID } }

export const fileEntryCases = groupCases<typeof fileEntries>(documented, {
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
      mockOnly: 'would leave a file if it were not refused',
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
  list: [
    {
      name: 'own file, by its owner and type',
      ...adminRows,
      input: async (_, visit) => {
        await stored(visit)
        const { owner_id } = await storedEntry(visit)
        return {
          query: filtered(['type', '=', 'image'], ['public', '=', true], ['owner_id', '=', owner_id]),
        }
      },
      status: 200,
      holds: ({ pagination: { items } }) => items.length > 1 && items.every((file) => file.public),
    },
    {
      name: 'private files',
      ...adminRows,
      input: async (_, visit) => {
        await stored(visit)
        return {
          query: { orderBy: 'name', ...filtered(['public', '=', false]) },
        }
      },
      status: 200,
      holds: ({ pagination: { items } }) => items.every((file) => !file.public),
    },
    ...administratorsOnly(),
  ],
  show: [
    {
      name: 'own file',
      as: 'free',
      input: async (_, visit) => ({ params: { id: await stored(visit) } }),
      status: 200,
      mockOnly: leavesFile,
    },
    { name: 'missing file', as: 'free', input: missing, status: 404 },
    { name: 'signed out', input: missing, status: 401 },
  ],
  update: [
    {
      name: 'own file',
      as: 'free',
      input: async (_, visit) => ({ params: { id: await stored(visit) }, body: { name: 'Vāks', description: null } }),
      status: 200,
      holds: (response) => !response?.fileEntry || response.fileEntry.name === 'Vāks',
      mockOnly: leavesFile,
    },
    {
      name: 'without a name',
      as: 'free',
      input: async (_, visit) => ({ params: { id: await stored(visit) }, body: { name: ' ' } }),
      status: 422,
      mockOnly: leavesFile,
    },
    { name: 'missing file', as: 'free', input: { ...missing, body: { name: 'Vāks' } }, status: 404 },
    { name: 'signed out', input: { ...missing, body: { name: 'Vāks' } }, status: 401 },
  ],
  download: [
    {
      name: 'own file',
      as: 'free',
      input: async (_, visit) => ({ params: { hashes: (await storedEntry(visit)).hash ?? '' } }),
      status: 200,
      mockOnly: leavesFile,
    },
    {
      name: 'two own files',
      as: 'free',
      input: async (_, visit) => ({
        params: { hashes: [(await storedEntry(visit)).hash, (await storedEntry(visit)).hash].join() },
      }),
      status: 200,
      mockOnly: leavesFile,
    },
    { name: 'missing file', as: 'free', input: { params: { hashes: 'bm90aGluZw' } }, status: 404 },
    { name: 'signed out', input: { params: { hashes: 'bm90aGluZw' } }, status: 401 },
  ],
  restore: [
    {
      name: 'own file from the trash',
      as: 'free',
      input: async (_, visit) => ({ body: { entryIds: [await trashed(visit)] } }),
      status: 200,
      mockOnly: leavesFile,
    },
    { name: 'missing file', as: 'free', input: { body: { entryIds: [MISSING_ID] } }, status: 404 },
    { name: 'without ids', as: 'free', input: { body: {} as never }, status: 422 },
    { name: 'signed out', input: { body: { entryIds: [MISSING_ID] } }, status: 401 },
  ],
  remove: [
    {
      name: 'own file, to the trash',
      as: 'free',
      input: async (_, visit) => ({ body: { entryIds: [await stored(visit)], deleteForever: false } }),
      status: 200,
      mockOnly: leavesFile,
    },
    {
      name: 'the trash',
      as: 'free',
      input: { body: { entryIds: [], emptyTrash: true } },
      status: 200,
      mockOnly: leavesFile,
    },
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
})
