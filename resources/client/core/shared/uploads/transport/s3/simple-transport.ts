import AwsS3 from '@uppy/aws-s3'
import Uppy from '@uppy/core'

import { s3 } from '@/contract/groups/s3'
import { ApiError, NO_RESPONSE } from '@/core/platform/api/api-error'
import { call } from '@/core/platform/api/call'
import { minutes } from '@/lib/dates/duration'

import { isOffline, whenOnline } from '../inactivity'
import type { Transfer, TransferJob, Transport } from '../transport'
import { deleteUnlisted, listObject, relistObject } from './list-object'
import { createBodyOf, storageUrl } from './s3-calls'

/** How long a presigned URL is reused; the server signs it for 30 minutes (backend contract, section 9). */
const URL_REUSABLE_FOR_MS = minutes(25)

type PresignedRequest = {
  request: { url: string; key: string; headers: Record<string, string> }
  time: number
  isReused: boolean
}

/**
 * Presigned URLs by item id. After a lost response a retry reuses the URL, so that the storage holds one object, not
 * two.
 */
const presignedUrls = new Map<string, PresignedRequest>()

async function presign(transfer: Transfer): Promise<PresignedRequest['request']> {
  const { url, key, acl } = await call(s3.presign, { body: createBodyOf(transfer) }, { signal: transfer.signal })
  return { url: storageUrl(url), key, headers: { 'x-amz-acl': acl, 'Content-Type': transfer.item.mime } }
}

/** Returns the request of the previous try, unless it is old or was reused already. */
async function presignOrReuse(transfer: Transfer): Promise<PresignedRequest['request']> {
  const { id } = transfer.item
  const previous = presignedUrls.get(id)
  if (previous && !previous.isReused && Date.now() - previous.time < URL_REUSABLE_FOR_MS) {
    previous.isReused = true
    return previous.request
  }
  presignedUrls.delete(id)
  const request = await presign(transfer)
  presignedUrls.set(id, { request, time: Date.now(), isReused: false })
  return request
}

/** Unwraps the ApiError inside of a library error; any other error came from the connection or the storage. */
const causeOf = (error: unknown): unknown => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (cause instanceof ApiError) return cause
  return new ApiError(NO_RESPONSE, {}, { cause: error })
}

/** Sends the file and returns its key in the storage. */
function put(transfer: Transfer): Promise<string> {
  const { file, item, signal, report, watch } = transfer
  let key = ''
  let failure: unknown
  const uppy = new Uppy({ allowMultipleUploadBatches: false }).use(AwsS3, {
    shouldUseMultipart: false,
    signRequest: async () => {
      try {
        const request = await presignOrReuse(transfer)
        key = request.key
        watch.arm()
        return request
      } catch (error) {
        failure = error
        throw error
      }
    },
  })
  uppy.on('upload-progress', (_, { bytesUploaded }) => report(Math.min(bytesUploaded || 0, file.size)))
  uppy.on('upload-error', (_, error) => {
    failure ??= error
  })
  uppy.addFile({ name: file.name, type: item.mime, data: file })
  return new Promise<string>((resolve, reject) => {
    const stop = () => {
      uppy.cancelAll()
      reject(signal.reason)
    }
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop, { once: true })
    uppy.upload().then(
      (result) => {
        if (result?.successful?.length === 1) resolve(key)
        else reject(causeOf(failure))
      },
      (error: unknown) => reject(causeOf(error)),
    )
  }).finally(() => uppy.destroy())
}

async function putWhenOnline(transfer: Transfer): Promise<string> {
  for (;;) {
    await whenOnline(transfer)
    try {
      return await put(transfer)
    } catch (error) {
      if (transfer.signal.aborted || !isOffline()) throw error
    }
  }
}

const forget = ({ item }: TransferJob): void => void presignedUrls.delete(item.id)

/** Sends a file straight to S3 with one request (spec section 7). */
export const simpleTransport: Transport = {
  async upload(transfer) {
    const relisted = await relistObject(transfer, forget)
    if (relisted) return relisted
    const entry = await listObject(transfer, await putWhenOnline(transfer))
    forget(transfer)
    return entry
  },
  async discard(job) {
    forget(job)
    await deleteUnlisted(job)
  },
}
