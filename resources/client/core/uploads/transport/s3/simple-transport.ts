import AwsS3 from '@uppy/aws-s3'
import Uppy from '@uppy/core'

import { s3 } from '@/contract/s3'
import { ApiError, NO_ANSWER } from '@/core/api/api-error'
import { call } from '@/core/api/call'
import { parseUrl } from '@/lib/browser/parse-url'
import { siteRoot } from '@/lib/browser/site-root'

import type { Transfer, Transport } from '../transport'
import { isOffline, whenOnline } from '../when-online'
import { announcementOf, listStored } from './s3-bodies'

/** Keys of what is in the storage, by the ids of their files, while the server has not listed it. */
const unlisted = new Map<string, string>()

/** Where the file goes. A reply without an address of another site would have the library send it to a page of ours. */
async function signed(transfer: Transfer) {
  const { url, key, acl } = await call(s3.presign, { body: announcementOf(transfer) }, { signal: transfer.signal })
  const address = parseUrl(url, siteRoot())
  if (!address || address.origin === window.location.origin) throw new ApiError(NO_ANSWER, {})
  return { url: address.href, key, headers: { 'x-amz-acl': acl, 'Content-Type': transfer.item.mime } }
}

/** The error that the library wraps: one of ours goes on as it is, any other is the connection's or the storage's. */
const causeOf = (error: unknown): unknown => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (cause instanceof ApiError) return cause
  return new ApiError(NO_ANSWER, {}, { cause: error })
}

/** Sends the file and gives its key. */
function put(transfer: Transfer): Promise<string> {
  const { file, item, signal, report, watch } = transfer
  let key = ''
  let failure: unknown
  const uppy = new Uppy({ allowMultipleUploadBatches: false }).use(AwsS3, {
    shouldUseMultipart: false,
    signRequest: async () => {
      try {
        const request = await signed(transfer)
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
    uppy.upload().then((result) => {
      if (result?.successful?.length === 1) resolve(key)
      else reject(causeOf(failure))
    }, (error: unknown) => reject(causeOf(error)))
  }).finally(() => uppy.destroy())
}

async function send(transfer: Transfer): Promise<string> {
  for (;;) {
    await whenOnline(transfer)
    try {
      return await put(transfer)
    } catch (error) {
      if (transfer.signal.aborted || !isOffline()) throw error
    }
  }
}

/** Straight to S3 in one request (spec section 7). */
export const simpleTransport: Transport = {
  async upload(transfer) {
    const { id } = transfer.item
    const key = unlisted.get(id) ?? (await send(transfer))
    unlisted.set(id, key)
    try {
      return await listStored(transfer, key)
    } catch (error) {
      // What the server refuses to list is sent anew; what it may list later stays.
      if (error instanceof ApiError) unlisted.delete(id)
      throw error
    }
  },
  discard: ({ item }) => {
    unlisted.delete(item.id)
    return Promise.resolve()
  },
}
