import AwsS3 from '@uppy/aws-s3'
import Uppy from '@uppy/core'

import { s3 } from '@/contract/s3'
import { ApiError, NO_ANSWER } from '@/core/platform/api/api-error'
import { call } from '@/core/platform/api/call'
import { minutes } from '@/lib/dates/duration'

import { isOffline } from '../is-offline'
import type { Transfer, Transport } from '../transport'
import { whenOnline } from '../when-online'
import { announcementOf } from './s3-bodies'
import { sendAndList, takeBackStored } from './send-and-list'
import { storageUrl } from './storage-url'

/** An address is used again for so long, in milliseconds: it holds half an hour (backend contract, section 9). */
const ADDRESS_LIFETIME = minutes(25)

type Signed = {
  request: { url: string; key: string; headers: Record<string, string> }
  time: number
  hasFailed: boolean
}

/** Addresses of files that may have come, though nobody has heard of it: sent there again they lie in the storage once. */
const used = new Map<string, Signed>()

/** Where the file goes. */
async function sign(transfer: Transfer): Promise<Signed['request']> {
  const { url, key, acl } = await call(s3.presign, { body: announcementOf(transfer) }, { signal: transfer.signal })
  return { url: storageUrl(url), key, headers: { 'x-amz-acl': acl, 'Content-Type': transfer.item.mime } }
}

/** The address of the try before, unless it is old or has failed twice. */
async function signed(transfer: Transfer): Promise<Signed['request']> {
  const { id } = transfer.item
  const known = used.get(id)
  if (known && !known.hasFailed && Date.now() - known.time < ADDRESS_LIFETIME) {
    known.hasFailed = true
    return known.request
  }
  used.delete(id)
  const request = await sign(transfer)
  used.set(id, { request, time: Date.now(), hasFailed: false })
  return request
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
    uppy.upload().then(
      (result) => {
        if (result?.successful?.length === 1) resolve(key)
        else reject(causeOf(failure))
      },
      (error: unknown) => reject(causeOf(error)),
    )
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
    const forget = () => void used.delete(transfer.item.id)
    const entry = await sendAndList(transfer, { send: () => send(transfer), forget })
    forget()
    return entry
  },
  async discard(job) {
    used.delete(job.item.id)
    await takeBackStored(job)
  },
}
