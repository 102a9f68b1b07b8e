import { fileOf } from '../../rules/files/stored-objects'
import type { Storage, StoredObject } from '../../state/parts/storage'
import type { DirectUploads } from '../../state/parts/uploads'

/** Tracks a world's direct uploads to its storage. */
export function createDirectUploads(storage: Storage): DirectUploads {
  const started = new Set<{ object: StoredObject; uploadId?: string }>()

  const isOpen = (object: StoredObject, uploadId: string): Promise<boolean> =>
    storage.parts(object, uploadId).then(
      () => true,
      () => false,
    )

  return {
    storage,
    track: (object, uploadId) => void started.add({ object, ...(uploadId !== undefined && { uploadId }) }),
    async unfinished(db) {
      const parts: string[] = []
      const objects: string[] = []
      for (const upload of started) {
        const { object, uploadId } = upload
        const isListed = fileOf(db, object) !== undefined
        const isInParts = uploadId !== undefined && !isListed && (await isOpen(object, uploadId))
        const isObject = !isListed && (await storage.sizeOf(object)) !== undefined
        if (isInParts) parts.push(object.key)
        if (isObject) objects.push(object.key)
        // Forget finished uploads; a presigned single PUT may still arrive.
        if (isListed || (uploadId !== undefined && !isInParts && !isObject)) started.delete(upload)
      }
      return { parts, objects }
    },
  }
}
