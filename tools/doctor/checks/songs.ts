import { HttpStatus, isRedirect } from '@/contract/machinery/http-status'

import { finding, note, type Outcome, when } from '../finding'
import { firstSong } from '../probe/first-song'
import { isHtml, redirectOf, type Reply } from '../probe/send'
import type { Site } from '../probe/site'
import type { Check } from './check'
import { isForbidden, isPostponed, typeOf } from './file-replies'
import { keepsFiles } from './upload-settings'

/** A song of the first page, and the folder of uploaded files. */
export const songs: Check = {
  area: 'media',
  needsPage: true,
  run: async (site) => {
    const folder = await storageFolder(site)
    return [...folder, ...(folder.length > 0 ? [] : await song(site))]
  },
}

/** A link that the web server may not follow, or a folder that it may not read, refuses missing files too. */
async function storageFolder({ send, root, settings }: Site): Promise<Outcome[]> {
  if (!keepsFiles(settings)) return []
  const reply = await send(new URL('storage/doctor-missing-file.mp3', root))
  return when(isForbidden(reply), () => finding('media.forbidden', `${reply.url.pathname}: status ${reply.status}`))
}

async function song(site: Site): Promise<Outcome[]> {
  const url = firstSong(site)
  if (!url) return [note('Range requests of songs (the first page names no song)')]
  const reply = await requestStart(site, url)
  const { status } = reply
  const seen = `${url.origin}${url.pathname}: status ${status}, ${typeOf(reply)}`
  if (isForbidden(reply)) return [finding('media.forbidden', seen)]
  if (isPostponed(reply) || isRedirect(status)) return [note(`Range requests of songs (status ${status})`)]
  if (isHtml(reply) || (status !== HttpStatus.Ok && status !== HttpStatus.PartialContent))
    return [finding('media.missing', seen)]
  return [
    ...when(status === HttpStatus.Ok, () => finding('media.no-ranges', seen)),
    ...when(!/^(?:audio|video)\/|^application\/(?:octet-stream|ogg)/i.test(typeOf(reply)), () =>
      finding('media.type', seen),
    ),
  ]
}

const MAX_REDIRECTS = 3

/** Requests the first byte of a song, as browsers do, and follows redirects to a storage. */
async function requestStart({ send }: Site, url: URL): Promise<Reply> {
  const request = (target: URL) => send(target, { headers: { range: 'bytes=0-0', 'accept-encoding': 'identity' } })
  let reply = await request(url)
  for (let count = 0, next = redirectOf(reply); next && count < MAX_REDIRECTS; count += 1, next = redirectOf(reply))
    reply = await request(next)
  return reply
}
