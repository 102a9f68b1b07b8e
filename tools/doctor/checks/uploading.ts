import { tus } from '@/contract/groups/tus'
import { HttpStatus } from '@/contract/machinery/http-status'
import { wirePath } from '@/contract/machinery/wire'

import { finding, note, type Outcome, when } from '../finding'
import { ConnectionFailure } from '../probe/connection-failure'
import type { Site } from '../probe/site'
import type { Check } from './check'
import { isDirect, lacksDriver } from './upload-settings'

const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE
const SMALLEST_CHUNK = 256 * KILOBYTE
const SMALLEST_SONG = 4 * MEGABYTE

/** Limits and drivers in the settings, the tus endpoint, and CORS of the storage. */
export const uploading: Check = {
  area: 'uploads',
  needsPage: true,
  run: async (site) => [...limits(site), ...(await resumable(site)), ...(await storageCors(site))],
}

function limits({ settings }: Site): Outcome[] {
  const {
    chunk_size: chunk,
    max_size: max,
    allowed_extensions: allowed,
    blocked_extensions: blocked,
  } = settings.uploads
  const refusesAudio =
    blocked.includes('mp3') || (allowed.length > 0 && !allowed.some((name) => /^(?:mp3|audio)/.test(name)))
  return [
    ...when(chunk && chunk < SMALLEST_CHUNK, () => finding('uploads.chunk-size', `chunk_size: ${chunk} bytes`)),
    ...when(max && max < SMALLEST_SONG, () => finding('uploads.max-size', `max_size: ${max} bytes`)),
    ...when(refusesAudio, () =>
      finding(
        'uploads.audio-refused',
        `allowed: ${allowed.join(', ') || 'all'}; blocked: ${blocked.join(', ') || 'none'}`,
      ),
    ),
    ...when(lacksDriver(settings), () =>
      finding('uploads.direct-without-driver', `uploads_driver: ${settings.uploads.uploads_driver ?? 'none'}`),
    ),
  ]
}

const ENDPOINT = wirePath(tus.create.path)

async function resumable({ settings, send, root }: Site): Promise<Outcome[]> {
  if (settings.uploads.disable_tus) return []
  const options = await send(new URL(ENDPOINT, root), { method: 'OPTIONS' })
  const allow = options.headers.get('allow')
  const isMissing = options.status === HttpStatus.NotFound || (allow !== null && !/\bPOST\b/.test(allow))
  if (isMissing)
    return [
      finding('uploads.tus-missing', `OPTIONS ${ENDPOINT}: status ${options.status}, Allow: ${allow ?? 'missing'}`),
    ]
  const headers = { accept: 'application/json', 'tus-resumable': '1.0.0' }
  const head = await send(new URL(`${ENDPOINT}/doctor-missing-upload`, root), { method: 'HEAD', headers })
  const isBlocked = head.status === HttpStatus.MethodNotAllowed || head.status === HttpStatus.Forbidden
  return when(isBlocked, () => finding('uploads.tus-head', `HEAD ${ENDPOINT}/…: status ${head.status}`))
}

async function storageCors(site: Site): Promise<Outcome[]> {
  const { settings, storage } = site
  if (!isDirect(settings)) return []
  if (!storage) return [note('CORS of the storage (add --storage <URL of the bucket>)')]
  try {
    return await preflight(site, storage)
  } catch (error) {
    if (error instanceof ConnectionFailure) return [finding('uploads.storage-unreachable', error.seen)]
    throw error
  }
}

async function preflight({ send, root }: Site, storage: URL): Promise<Outcome[]> {
  const { origin } = root
  const preflightHeaders = {
    'access-control-request-method': 'PUT',
    'access-control-request-headers': 'content-type,x-amz-acl',
  }
  const reply = await send(storage, { method: 'OPTIONS', headers: { origin, ...preflightHeaders } })
  const allowed = reply.headers.get('access-control-allow-origin')
  const methods = reply.headers.get('access-control-allow-methods') ?? ''
  const names = reply.headers.get('access-control-allow-headers') ?? ''
  const isAllowed =
    (allowed === '*' || allowed === origin) && /\bPUT\b|\*/.test(methods) && /\bx-amz-acl\b|\*/i.test(names)
  if (!isAllowed)
    return [
      finding(
        'uploads.storage-preflight',
        `OPTIONS ${storage.origin}: status ${reply.status}, allowed origin ${allowed ?? 'none'}, methods ${methods || 'none'}`,
      ),
    ]
  const exposing = [reply, await send(storage, { headers: { origin } })]
  const exposes = exposing.some(({ headers }) =>
    /\betag\b|\*/i.test(headers.get('access-control-expose-headers') ?? ''),
  )
  return when(!exposes, () =>
    finding('uploads.storage-etag', `${storage.origin}: no ETag in Access-Control-Expose-Headers`),
  )
}
