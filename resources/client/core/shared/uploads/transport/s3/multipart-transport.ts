import * as z from 'zod/mini'

import { uploadPlace } from '@/contract/file-entries'
import { isClientError } from '@/contract/http-status'
import { s3 } from '@/contract/s3'
import { ApiError, isGone, NO_ANSWER } from '@/core/platform/api/api-error'
import { call } from '@/core/platform/api/call'
import { filePrint } from '@/core/shared/uploads/resume/file-print'
import { holdPrint } from '@/core/shared/uploads/resume/hold-print'
import { type ResumeSlot, resumeSlots } from '@/core/shared/uploads/resume/resume-slots'
import { failureMessage, UploadFailure } from '@/core/shared/uploads/upload-failure'
import { hours } from '@/lib/dates/duration'

import type { Transfer, Transport } from '../transport'
import { whenOnline } from '../when-online'
import { type Part, partSizeOf, partsOf } from './part-plan'
import { announcementOf, diskOf } from './s3-bodies'
import { sendAndList, takeBackStored } from './send-and-list'
import { type DonePart, sendParts } from './send-parts'
import { storageUrl } from './storage-url'

/** An upload in parts is gone on with for so long, in milliseconds. */
const LIFETIME = hours(23)

const beginningSchema = z.object({
  /** As the storage knows it. */
  upload: z.object({ key: z.string(), uploadId: z.string(), disk: uploadPlace.disk }),
  /** Bytes of its parts: of those of another size one may look like the part of a wrong place. */
  partSize: z.number(),
  /** It was to be put together: where the storage has no such upload any more, it was. */
  isEnding: z._default(z.boolean(), false),
})
/** An upload in parts that has begun. */
type Beginning = z.output<typeof beginningSchema>
type Upload = Beginning['upload']

/** Uploads by the ids of their files, as long as this page lives. */
const begun = new Map<string, { beginning: Beginning; slot: ResumeSlot<Beginning> | null }>()

const isRefusal = (error: unknown): boolean => error instanceof ApiError && isClientError(error.status)
const isNetwork = (error: unknown): boolean => error instanceof ApiError && error.status === NO_ANSWER

/** Has the storage forget an upload. */
async function takeBack(upload: Upload): Promise<void> {
  await call(s3.abort, { body: upload })
}

/** What nobody goes on with: where it is refused it is gone, or somebody else's. */
const takeBackIfThere = ({ upload }: Beginning): Promise<void> =>
  takeBack(upload).catch((error: unknown) => {
    if (!isRefusal(error)) throw error
  })

const slots = resumeSlots({ key: 's3', schema: beginningSchema, lifetime: LIFETIME, takeBack: takeBackIfThere })

/** A file on its way in parts of so many bytes. */
type PartedTransfer = Transfer & { partSize: number }

type Stored = { upload: Upload; done: DonePart[]; missing: Part[]; before: number }

/** What the storage has of an upload; undefined when it does not have the upload any more. A part of another size is none. */
async function resume(upload: Upload, { file, signal, partSize }: PartedTransfer): Promise<Stored | undefined> {
  const parts = partsOf(file.size, partSize)
  try {
    const stored = await call(s3.uploadedParts, { body: upload }, { signal })
    const expected = new Map(parts.map(({ number, start, end }) => [number, end - start]))
    const done = stored.parts.filter(({ PartNumber, Size }) => expected.get(PartNumber) === Size)
    const there = new Set(done.map(({ PartNumber }) => PartNumber))
    const missing = parts.filter(({ number }) => !there.has(number))
    const left = missing.reduce((sum, { start, end }) => sum + end - start, 0)
    return {
      upload,
      done: done.map(({ PartNumber, ETag }) => ({ PartNumber, ETag })),
      missing,
      before: file.size - left,
    }
  } catch (error) {
    if (isRefusal(error)) return undefined
    throw error
  }
}

async function begin(transfer: PartedTransfer): Promise<Stored> {
  const { file, metadata, signal, partSize } = transfer
  const { key, uploadId } = await call(s3.create, { body: announcementOf(transfer) }, { signal })
  return { upload: { key, uploadId, ...diskOf(metadata) }, done: [], missing: partsOf(file.size, partSize), before: 0 }
}

/** Puts the parts together. A refusal after an answer that was lost may mean that it was done: listing the file will tell. */
async function complete({ upload, done }: Pick<Stored, 'upload' | 'done'>, { signal, watch }: Transfer): Promise<void> {
  const body = { ...upload, parts: done.toSorted((a, b) => a.PartNumber - b.PartNumber) }
  const attempt = () => {
    watch.arm()
    return call(s3.complete, { body }, { signal })
  }
  try {
    await attempt()
  } catch (first) {
    if (isRefusal(first) || signal.aborted) throw first
    await attempt().catch((second: unknown) => {
      if (!isRefusal(second)) throw second
    })
  }
}

/** The upload that there is already, or another. Gives the key alone when all is done. */
async function open(transfer: PartedTransfer, known: Beginning | undefined): Promise<Stored | string> {
  if (!known) return begin(transfer)
  const stored = await resume(known.upload, transfer)
  if (stored && known.partSize === transfer.partSize) return stored
  if (!stored && known.isEnding) return known.upload.key
  // Whatever a refusal meant: nothing is left of it.
  await takeBack(known.upload).catch(() => undefined)
  return begin(transfer)
}

async function send(transfer: PartedTransfer, slot: ResumeSlot<Beginning> | null) {
  const { item, file, partSize, signal, report, watch } = transfer
  const remember = (beginning: Beginning) => {
    begun.set(item.id, { beginning, slot })
    slot?.write(beginning)
  }
  const stored = await open(transfer, begun.get(item.id)?.beginning ?? slot?.read())
  if (typeof stored === 'string') return stored
  const { upload, missing, before } = stored
  remember({ upload, partSize, isEnding: false })
  report(before)
  const sign = async (partNumbers: number[]) => {
    const body = { ...upload, partNumbers }
    const { urls } = await call(s3.signParts, { body }, { signal }).catch((error: unknown) => {
      // The site's own refusal is no expired address of the storage.
      throw isRefusal(error) ? new UploadFailure(failureMessage(error), { cause: error }) : error
    })
    return new Map(urls.map(({ partNumber, url }) => [partNumber, storageUrl(url)]))
  }
  const sent = await sendParts({ file, signal, report, watch, parts: missing, before, sign })
  remember({ upload, partSize, isEnding: true })
  await complete({ upload, done: [...stored.done, ...sent] }, transfer)
  return upload.key
}

function forget(id: string, slot: ResumeSlot<Beginning> | null): void {
  begun.delete(id)
  slot?.clear()
}

async function sendOrTakeBack(
  transfer: PartedTransfer,
  slot: ResumeSlot<Beginning> | null,
  mayRestart = true,
): Promise<string> {
  const { item, signal } = transfer
  try {
    await whenOnline(transfer)
    return await send(transfer, slot)
  } catch (error) {
    const upload = begun.get(item.id)?.beginning.upload
    // What was stopped, or lost its connection, goes on later.
    if (signal.aborted || isNetwork(error) || !upload) throw error
    forget(item.id, slot)
    await takeBack(upload).catch(() => undefined)
    if (isGone(error) && mayRestart) return sendOrTakeBack(transfer, slot, false)
    throw error
  }
}

/**
 * Straight to S3 in parts, for the largest files (spec sections 4 and 9): goes on from the parts that the storage has, after a break or a
 * reload, and leaves nothing in the storage when it fails for good. `sizeOfParts` tells the bytes of each part but the last.
 */
export const createMultipartTransport = (sizeOfParts = partSizeOf): Transport => ({
  async upload(transfer) {
    const partSize = sizeOfParts(transfer.file.size)
    const print = await filePrint(transfer)
    await slots.sweep()
    return holdPrint(print, async (isFirst) => {
      const slot = isFirst && print !== undefined ? slots.of(print) : null
      const forgetThis = () => forget(transfer.item.id, slot)
      const entry = await sendAndList(transfer, {
        send: () => sendOrTakeBack({ ...transfer, partSize }, slot),
        forget: forgetThis,
      })
      forgetThis()
      return entry
    })
  },

  async discard(job) {
    const { id } = job.item
    await takeBackStored(job)
    const left = begun.get(id)
    if (!left) return
    // What cannot be taken back is gone on with when the file is tried again.
    await takeBack(left.beginning.upload)
    forget(id, left.slot)
  },
})
