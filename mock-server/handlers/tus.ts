import { tus } from '@/contract/tus'
import { wirePath } from '@/contract/wire'

import { callerOf } from '../caller'
import { demandUpload } from '../files/demand-upload'
import { keepFile } from '../files/keep-file'
import { presentFileEntry } from '../files/present-file-entry'
import { refused } from '../invalid'
import { mockGroup } from '../mock'
import { MockFailure } from '../mock-failure'
import { signedIn } from '../music/people'
import { toldFile } from '../tus/told-file'
import type { TusUploads } from '../tus/tus-uploads'
import type { World } from '../world'

/** Returns the tus uploads. Throws 404 in a world without a disk. */
function uploadsOf({ tus: uploads }: World): TusUploads {
  if (!uploads) throw new MockFailure(404, { message: 'Resumable uploads are not served here.' })
  return uploads
}

export const tusHandlers = mockGroup('tus', tus, {
  create: async (request) => {
    const uploads = uploadsOf(request.world)
    const caller = callerOf(request)
    signedIn(caller)
    const file = toldFile(request.request.headers)
    const { id } = demandUpload(caller, file, refused)
    return uploads.create(request.request, id, { file, address: `${request.site}${wirePath(tus.create.path)}` })
  },
  append: (request) =>
    uploadsOf(request.world).append(request.request, signedIn(request).id, request.params['key'] ?? ''),
  offset: (request) =>
    uploadsOf(request.world).offset(request.request, signedIn(request).id, request.params['key'] ?? ''),
  terminate: (request) =>
    uploadsOf(request.world).terminate(request.request, signedIn(request).id, request.params['key'] ?? ''),
  entries: async (request) => {
    const caller = callerOf(request)
    const { id } = signedIn(caller)
    const { file, content } = await uploadsOf(request.world).finish(id, request.body.uploadKey)
    return { fileEntry: presentFileEntry(keepFile(caller, id, file, { content }), request.site) }
  },
})
