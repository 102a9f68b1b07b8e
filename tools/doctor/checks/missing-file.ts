import { hours } from '@/lib/dates/duration'

import { finding, type Outcome, when } from '../finding'
import { isUsable, type Reply } from '../probe/send'
import type { Site } from '../probe/site'
import { lifetimeOf } from './cache-rules'
import { typeOf } from './file-replies'

/** Longest time for which a file that a deployment is about to bring may stay missing, in seconds. */
const MAX_LIFETIME = hours(24) / 1000

/** Checks the response to a file that the bundle does not have: on the site, and on its asset host. */
export async function missingFile({ send, isPublic, root, build: { folder } }: Site): Promise<Outcome[]> {
  const folders = new Set([folder.href, new URL('build/', root).href])
  const replies = await Promise.all(Array.from(folders, (href) => send(new URL('assets/doctor-missing-file.js', href))))
  return replies.flatMap((reply) => [...pageInstead(reply), ...(isPublic ? keptMissing(reply) : [])])
}

const pageInstead = (reply: Reply): Outcome[] =>
  when(isUsable(reply), () =>
    finding('routes.missing-files', `${reply.url.href}: status ${reply.status}, ${typeOf(reply)}`),
  )

function keptMissing(reply: Reply): Outcome[] {
  const { status, headers } = reply
  return when(lifetimeOf(reply) >= MAX_LIFETIME, () =>
    finding('assets.error-cached', `a missing file: status ${status}, Cache-Control ${headers.get('cache-control')}`),
  )
}
