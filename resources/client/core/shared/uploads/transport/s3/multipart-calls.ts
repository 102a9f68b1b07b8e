import * as z from 'zod/mini'

import { uploadPlace } from '@/contract/groups/file-entries'
import { s3 } from '@/contract/groups/s3'
import { isClientError } from '@/contract/machinery/http-status'
import { ApiError } from '@/core/platform/api/api-error'
import { call } from '@/core/platform/api/call'
import { failureMessage, UploadFailure } from '@/core/shared/uploads/upload-failure'

import type { Transfer } from '../transport'
import type { ListedPart } from './part-plan'
import type { SignParts } from './part-urls'
import { createBodyOf, diskOf, storageUrl } from './s3-calls'

/** Identifies a multipart upload to the site and the storage. */
export const uploadIdsSchema = z.object({ key: z.string(), uploadId: z.string(), disk: uploadPlace.disk })
export type UploadIds = z.output<typeof uploadIdsSchema>

/** Returns true for a 4xx response: the site refuses the call, and would refuse it again. */
export const isRefusal = (error: unknown): boolean => error instanceof ApiError && isClientError(error.status)

/** Starts a multipart upload, which stays in the storage until it is completed or aborted. */
export async function createUpload(transfer: Transfer): Promise<UploadIds> {
  const { metadata, signal } = transfer
  const { key, uploadId } = await call(s3.create, { body: createBodyOf(transfer) }, { signal })
  return { key, uploadId, ...diskOf(metadata) }
}

/** Requests the parts that the storage has; undefined when it no longer has the upload. */
export async function listParts(ids: UploadIds, signal: AbortSignal): Promise<ListedPart[] | undefined> {
  try {
    return (await call(s3.uploadedParts, { body: ids }, { signal })).parts
  } catch (error) {
    if (isRefusal(error)) return undefined
    throw error
  }
}

/** Returns the function that has the site sign the part URLs of one upload, batch by batch. */
export function partSigner(ids: UploadIds, signal: AbortSignal): SignParts {
  return async (partNumbers) => {
    const { urls } = await call(s3.signParts, { body: { ...ids, partNumbers } }, { signal }).catch((error: unknown) => {
      // Keeps a refusal by the site apart from an expired URL, which the storage refuses with the same status.
      throw isRefusal(error) ? new UploadFailure(failureMessage(error), { cause: error }) : error
    })
    return new Map(urls.map(({ partNumber, url }) => [partNumber, storageUrl(url)]))
  }
}

/** Deletes an upload and its parts from the storage. */
export async function abortUpload(ids: UploadIds): Promise<void> {
  await call(s3.abort, { body: ids })
}

/** Aborts an expired upload. A refusal means that it is gone already, or belongs to another user. */
export async function abortIfPresent(ids: UploadIds): Promise<void> {
  await abortUpload(ids).catch((error: unknown) => {
    if (!isRefusal(error)) throw error
  })
}
