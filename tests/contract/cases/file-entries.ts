import { fileEntries } from '@/contract/file-entries'

import type { Cases, Visit } from '../case'
import { NO_ROW } from '../no-row'

/** The smallest PNG there is: one pixel. */
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

/** Uploads a file first and tells its id. */
async function stored({ client }: Visit, file = form(picture(), cover)): Promise<number> {
  const response = await client.send(fileEntries.upload, { body: file })
  return fileEntries.upload.response.parse(await response.json()).fileEntry.id
}

const artist = 'needs an artist’s account'
const stranger = 'needs a stranger’s file'

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
      name: 'a file of a folder',
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
      name: 'music without the right',
      as: 'free',
      input: () => ({ body: form(picture(), { disk: 'public', diskPrefix: 'track_media' }) }),
      status: 403,
      mockOnly: 'other rights elsewhere',
    },
    { name: 'nobody signed in', input: () => ({ body: form(picture(), cover) }), status: 401 },
  ],
  content: [
    {
      name: 'one’s own',
      as: 'free',
      input: async (_, visit) => ({ params: { id: await stored(visit) } }),
      status: 200,
      writes: true,
    },
    { name: 'no such file', as: 'free', input: { params: { id: NO_ROW } }, status: 404 },
    { name: 'nobody signed in', input: { params: { id: NO_ROW } }, status: 401 },
  ],
  remove: [
    {
      name: 'one’s own',
      as: 'free',
      input: async (_, visit) => ({ body: { entryIds: [await stored(visit)], deleteForever: true } }),
      status: 200,
      writes: true,
    },
    { name: 'nothing', as: 'free', input: { body: {} }, status: 422 },
    { name: 'no such file', as: 'admin', input: { body: { entryIds: [NO_ROW] } }, status: 404, mockOnly: stranger },
    { name: 'nobody signed in', input: { body: { entryIds: [NO_ROW] } }, status: 401 },
  ],
}
