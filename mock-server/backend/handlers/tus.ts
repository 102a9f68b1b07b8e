import { tus } from '@/contract/groups/tus'
import { HttpStatus } from '@/contract/machinery/http-status'
import { wirePath } from '@/contract/machinery/wire'

import { tus as documented } from '../../documented/groups/tus'
import { MockFailure, rejectedUpload } from '../../kit/mock-failure'
import { authorizeUpload } from '../../rules/files/authorize-upload'
import { presentFileEntry } from '../../rules/files/present-file-entry'
import { storeFile } from '../../rules/files/store-file'
import { fileFromMetadata } from '../../rules/files/upload-metadata'
import { requireUser } from '../../rules/permissions/find-user'
import type { TusUploads } from '../../state/parts/uploads'
import type { World } from '../../state/world'
import { callerOf } from '../pipeline/caller'
import { mockGroup } from '../pipeline/mock-group'

/** Returns the tus uploads. Throws 404 in a world without a disk. */
function uploadsOf({ tus: uploads }: World): TusUploads {
  if (!uploads) throw new MockFailure(HttpStatus.NotFound, { message: 'Resumable uploads are not served here.' })
  return uploads
}

export const tusHandlers = mockGroup(tus, documented, {
  create: async (request) => {
    const uploads = uploadsOf(request.world)
    const caller = callerOf(request)
    requireUser(caller)
    const file = fileFromMetadata(request.request.headers)
    const { id } = authorizeUpload(caller, file, rejectedUpload)
    return uploads.create(request.request, id, { file, uploadsUrl: `${request.site}${wirePath(tus.create.path)}` })
  },
  append: (request) =>
    uploadsOf(request.world).append(request.request, requireUser(request).id, request.params['key'] ?? ''),
  offset: (request) =>
    uploadsOf(request.world).offset(request.request, requireUser(request).id, request.params['key'] ?? ''),
  terminate: (request) =>
    uploadsOf(request.world).terminate(request.request, requireUser(request).id, request.params['key'] ?? ''),
  entries: async (request) => {
    const caller = callerOf(request)
    const { id } = requireUser(caller)
    const { file, content } = await uploadsOf(request.world).finish(id, request.body.uploadKey)
    return { fileEntry: presentFileEntry(storeFile(caller, id, file, { content }), request.site) }
  },
})
