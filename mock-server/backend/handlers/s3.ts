import { s3 } from '@/contract/groups/s3'
import { HttpStatus } from '@/contract/machinery/http-status'

import { s3 as documented } from '../../documented/groups/s3'
import { MockFailure, rejectedUpload } from '../../kit/mock-failure'
import { authorizeUpload } from '../../rules/files/authorize-upload'
import { presentFileEntry } from '../../rules/files/present-file-entry'
import { storeFile } from '../../rules/files/store-file'
import { aclOf, withBackendErrors, fileOf, namedObject, newFilename, objectOf } from '../../rules/files/stored-objects'
import { requireUser } from '../../rules/permissions/find-user'
import type { Caller } from '../../state/caller'
import type { Storage } from '../../state/parts/storage'
import type { UploadedFile, DirectUploads } from '../../state/parts/uploads'
import type { World } from '../../state/world'
import { callerOf } from '../pipeline/caller'
import { mockGroup } from '../pipeline/mock-group'

/** Returns the direct uploads. Throws 404 without a storage. */
function directOf({ direct }: World): DirectUploads {
  if (!direct) throw new MockFailure(HttpStatus.NotFound, { message: 'There is no storage to upload to.' })
  return direct
}

/** Returns the storage for a signed-in user. Throws 401. */
function storageFor({ world, user }: { world: World; user: Caller['user'] }): Storage {
  requireUser({ user })
  return directOf(world).storage
}

type AnnouncedUpload = Omit<UploadedFile, 'name'> & { filename: string }

/** Validates an announced upload and returns its object and ACL. Throws 401, 403 or 422. */
function announce(caller: Caller, { filename: name, ...metadata }: AnnouncedUpload) {
  const file = { ...metadata, name }
  authorizeUpload(caller, file, rejectedUpload)
  return { object: objectOf(file, newFilename(file.extension)), acl: aclOf(file) }
}

export const s3Handlers = mockGroup(s3, documented, {
  presign: async (request) => {
    const direct = directOf(request.world)
    const { object, acl } = announce(callerOf(request), request.body)
    direct.track(object)
    return { url: await direct.storage.signPut(object, acl), key: object.key, acl }
  },

  create: async (request) => {
    const direct = directOf(request.world)
    const { object, acl } = announce(callerOf(request), request.body)
    const uploadId = await withBackendErrors(direct.storage.create(object, { acl, mime: request.body.mime }))
    direct.track(object, uploadId)
    return { key: object.key, uploadId, acl }
  },

  uploadedParts: async (request) => {
    const { uploadId } = request.body
    return { parts: await withBackendErrors(storageFor(request).parts(namedObject(request.body), uploadId)) }
  },

  signParts: async (request) => {
    const storage = storageFor(request)
    const { uploadId, partNumbers } = request.body
    const object = namedObject(request.body)
    const sign = async (partNumber: number) => ({
      partNumber,
      url: await storage.signPart(object, uploadId, partNumber),
    })
    return { urls: await Promise.all(partNumbers.map(sign)) }
  },

  complete: async (request) => {
    const { uploadId, parts } = request.body
    return {
      location: await withBackendErrors(storageFor(request).complete(namedObject(request.body), uploadId, parts)),
    }
  },

  abort: async (request) => {
    await withBackendErrors(storageFor(request).abort(namedObject(request.body), request.body.uploadId))
    return {}
  },

  entries: async (request) => {
    const { storage } = directOf(request.world)
    const caller = callerOf(request)
    const { clientName: name, clientExtension: extension, clientMime, filename, ...place } = request.body
    const file = { ...place, name, extension, mime: clientMime ?? '' }
    const { id } = authorizeUpload(caller, file, rejectedUpload)
    const object = objectOf(file, filename)
    if ((await storage.sizeOf(object)) !== file.size) throw rejectedUpload('The storage has no such file of this size.')
    const location = { key: object.key, url: storage.addressOf(object) }
    const row =
      fileOf(caller.db, object) ??
      storeFile(caller, id, file, { content: undefined, file_name: filename, object: location })
    return { fileEntry: presentFileEntry(row, request.site) }
  },
})
