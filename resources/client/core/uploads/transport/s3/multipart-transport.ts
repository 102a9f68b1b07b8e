import * as z from 'zod/mini'

import { uploadPlace } from '@/contract/file-entries'
import { s3 } from '@/contract/s3'
import { ApiError, NO_ANSWER } from '@/core/api/api-error'
import { call } from '@/core/api/call'
import { hours } from '@/lib/dates/duration'

import { failureMessage, UploadFailure } from '@/core/uploads/upload-failure'
import { filePrint } from '@/core/uploads/resume/file-print'
import { holdPrint } from '@/core/uploads/resume/hold-print'
import { type ResumeSlot, resumeSlots } from '@/core/uploads/resume/resume-slots'
import type { Transfer, Transport } from '../transport'
import { whenOnline } from '../when-online'
import { announcementOf, diskOf, listStored } from './s3-bodies'
import { type Part, partSizeOf, partsOf } from './part-plan'
import { type DonePart, sendParts } from './send-parts'

/** An upload in parts is gone on with for so long, in milliseconds. */
const LIFETIME = hours(23)

const beginningSchema = z.object({ key: z.string(), uploadId: z.string(), disk: uploadPlace.disk })
/** An upload in parts, as the storage knows it. */
type Beginning = z.output<typeof beginningSchema>

/** Uploads by the ids of their files, as long as this page lives. */
const begun = new Map<string, { upload: Beginning; slot: ResumeSlot<Beginning> | null }>()

/** Keys of what is complete in the storage, by the ids of their files, while the server has not listed it. */
const unlisted = new Map<string, string>()

const GONE = 404
const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500
const isNetwork = (error: unknown): boolean => error instanceof ApiError && error.status === NO_ANSWER

async function takeBack(upload: Beginning): Promise<void> {
  await call(s3.abort, { body: upload })
}

const slots = resumeSlots({
  key: 's3',
  schema: beginningSchema,
  lifetime: LIFETIME,
  // What is refused is gone, or somebody else's.
  takeBack: (upload) => takeBack(upload).catch((error: unknown) => {
    if (!isRefusal(error)) throw error
  }),
})

/** A file on its way in parts of so many bytes. */
type PartedTransfer = Transfer & { partSize: number }

type Stored = { upload: Beginning; done: DonePart[]; missing: Part[]; before: number }

/** What the storage has of an upload; undefined when it does not have the upload any more. A part of another size is none. */
async function resume(upload: Beginning, { file, signal, partSize }: PartedTransfer): Promise<Stored | undefined> {
  const parts = partsOf(file.size, partSize)
  try {
    const stored = await call(s3.uploadedParts, { body: upload }, { signal })
    const expected = new Map(parts.map(({ number, start, end }) => [number, end - start]))
    const done = stored.parts.filter(({ PartNumber, Size }) => expected.get(PartNumber) === Size)
    const there = new Set(done.map(({ PartNumber }) => PartNumber))
    const missing = parts.filter(({ number }) => !there.has(number))
    const left = missing.reduce((sum, { start, end }) => sum + end - start, 0)
    return { upload, done: done.map(({ PartNumber, ETag }) => ({ PartNumber, ETag })), missing, before: file.size - left }
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

async function send(transfer: PartedTransfer, slot: ResumeSlot<Beginning> | null) {
  const { item, file, signal, report, watch } = transfer
  const known = begun.get(item.id)?.upload ?? slot?.read()
  const stored = (known && (await resume(known, transfer))) ?? (await begin(transfer))
  const { upload, missing, before } = stored
  begun.set(item.id, { upload, slot })
  slot?.write(upload)
  report(before)
  const sign = async (partNumbers: number[]) => {
    const body = { ...upload, partNumbers }
    const { urls } = await call(s3.signParts, { body }, { signal }).catch((error: unknown) => {
      // The site's own refusal is no expired address of the storage.
      throw isRefusal(error) ? new UploadFailure(failureMessage(error), { cause: error }) : error
    })
    return new Map(urls.map(({ partNumber, url }) => [partNumber, url]))
  }
  const sent = await sendParts({ file, signal, report, watch, parts: missing, before, sign })
  await complete({ upload, done: [...stored.done, ...sent] }, transfer)
  return upload.key
}

function forget(id: string, slot: ResumeSlot<Beginning> | null): void {
  begun.delete(id)
  slot?.clear()
}

async function sendOrTakeBack(transfer: PartedTransfer, slot: ResumeSlot<Beginning> | null, mayRestart = true): Promise<string> {
  const { item, signal } = transfer
  try {
    await whenOnline(transfer)
    return await send(transfer, slot)
  } catch (error) {
    const upload = begun.get(item.id)?.upload
    // What was stopped, or lost its connection, goes on later.
    if (signal.aborted || isNetwork(error) || !upload) throw error
    forget(item.id, slot)
    if (error instanceof ApiError && error.status === GONE && mayRestart) return sendOrTakeBack(transfer, slot, false)
    await takeBack(upload).catch(() => undefined)
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
    const print = await filePrint(transfer, String(partSize))
    await slots.sweep()
    return holdPrint(print, async (isFirst) => {
      const slot = isFirst && print !== undefined ? slots.of(print) : null
      const { id } = transfer.item
      const listed = unlisted.get(id) ?? (await sendOrTakeBack({ ...transfer, partSize }, slot))
      unlisted.set(id, listed)
      try {
        const entry = await listStored(transfer, listed)
        unlisted.delete(id)
        forget(id, slot)
        return entry
      } catch (error) {
        if (!(error instanceof UploadFailure) && !transfer.signal.aborted) {
          unlisted.delete(id)
          forget(id, slot)
        }
        throw error
      }
    })
  },

  async discard({ item }) {
    const left = begun.get(item.id)
    unlisted.delete(item.id)
    if (!left) return
    forget(item.id, left.slot)
    await takeBack(left.upload)
  },
})
