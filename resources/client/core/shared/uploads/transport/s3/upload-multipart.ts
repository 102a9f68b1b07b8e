import * as z from 'zod/mini'

import { s3 } from '@/contract/groups/s3'
import { HttpStatus } from '@/contract/machinery/http-status'
import { ApiError, NO_RESPONSE } from '@/core/platform/api/api-error'
import { call } from '@/core/platform/api/call'
import type { FileEntry } from '@/core/shared/uploads/queue/upload-item'
import { fingerprintFile, lockFingerprint } from '@/core/shared/uploads/resume/fingerprint'
import { type ResumeSlot, resumeSlots } from '@/core/shared/uploads/resume/resume-slots'
import { hours } from '@/lib/dates/duration'

import { whenOnline } from '../inactivity'
import type { Transfer, TransferJob } from '../transport'
import { deleteUnlisted, isUnlisted, listObject, relistObject } from './list-object'
import {
  abortIfPresent,
  abortUpload,
  createUpload,
  isRefusal,
  listParts,
  partSigner,
  type UploadIds,
  uploadIdsSchema,
} from './multipart-calls'
import { type DonePart, type PartPlan, planParts } from './part-plan'
import type { SignParts } from './part-urls'
import { putParts } from './put-parts'

/** How long an interrupted multipart upload can be resumed. */
const RESUMABLE_FOR_MS = hours(23)

const resumePointSchema = z.object({
  upload: uploadIdsSchema,
  /** Bytes per part. Stored parts of another size are useless: their numbers refer to other byte ranges. */
  partSize: z.number(),
  /** The complete call was sent: when the storage no longer has the upload, that call succeeded. */
  isCompleting: z._default(z.boolean(), false),
})
type ResumePoint = z.output<typeof resumePointSchema>

type MultipartRun = Transfer & { partSize: number; slot: ResumeSlot<ResumePoint> | null }

type OpenUpload = PartPlan & { ids: UploadIds; isCompleted: boolean }

type StartedUpload = { point: ResumePoint; slot: ResumeSlot<ResumePoint> | null }

/** Started uploads by the ids of their items, until this page closes; the slots outlive it. */
const started = new Map<string, StartedUpload>()

const slots = resumeSlots({
  key: 's3',
  schema: resumePointSchema,
  resumableForMs: RESUMABLE_FOR_MS,
  discard: ({ upload }) => abortIfPresent(upload),
})

/**
 * Uploads a file straight to S3 in parts (spec sections 4 and 9). Resumes after a lost connection or a reload with the
 * parts that the storage has; aborts the upload when it fails permanently, so that no parts are orphaned.
 */
export async function uploadMultipart(transfer: Transfer, partSize: number): Promise<FileEntry> {
  const fingerprint = await fingerprintFile(transfer)
  await slots.discardExpired()
  const lock = await lockFingerprint(fingerprint)
  const run: MultipartRun = { ...transfer, partSize, slot: lock && slots.of(lock.fingerprint) }
  try {
    return await sendAndList(run)
  } finally {
    await lock?.release()
  }
}

/** Starts over once, under the same lock, when the storage has lost the upload. */
async function sendAndList(run: MultipartRun, mayRestart = true): Promise<FileEntry> {
  try {
    const relisted = await relistObject(run, forget)
    if (relisted) return relisted
    await whenOnline(run)
    const upload = await resumeOrCreate(run)
    if (!upload.isCompleted) {
      const sign = partSigner(upload.ids, run.signal)
      const parts = await putMissingParts(upload, sign, run)
      await complete(upload, parts, run)
    }
    const entry = await listObject(run, upload.ids.key)
    forget(run)
    return entry
  } catch (error) {
    const wasLost = await abandonUnlessResumable(run, error)
    if (!wasLost || !mayRestart) throw error
  }
  return sendAndList(run, false)
}

/** Deletes everything that an unfinished upload left in the storage. If it rejects, a later try can still resume. */
export async function discardMultipart(job: TransferJob): Promise<void> {
  await deleteUnlisted(job)
  const left = started.get(job.item.id)
  if (!left) return
  const lock = await lockFingerprint(left.slot?.fingerprint)
  try {
    if (isTakenOver(left, lock)) return void started.delete(job.item.id)
    await abortUpload(left.point.upload)
    forget({ item: job.item, slot: left.slot })
  } finally {
    await lock?.release()
  }
}

/** True when another tab or row has the lock, and with it the upload in the slot. */
const isTakenOver = ({ slot }: StartedUpload, lock: unknown): boolean => slot !== null && lock === null

async function resumeOrCreate(run: MultipartRun): Promise<OpenUpload> {
  const earlierUpload = started.get(run.item.id)
  if (earlierUpload && isTakenOver(earlierUpload, run.slot)) started.delete(run.item.id)
  const point = started.get(run.item.id)?.point ?? run.slot?.read()
  const upload = (point && (await resume(point, run))) ?? {
    ids: await createUpload(run),
    isCompleted: false,
    ...planParts(run.file.size, run.partSize),
  }
  if (upload.isCompleted) return upload
  remember(run, { upload: upload.ids, partSize: run.partSize, isCompleting: false })
  run.report(upload.storedBytes)
  return upload
}

async function resume(point: ResumePoint, run: MultipartRun): Promise<OpenUpload | undefined> {
  const ids = point.upload
  const listing = await listParts(ids, run.signal)
  if (!listing && point.isCompleting)
    return { ids, isCompleted: true, storedParts: [], storedBytes: run.file.size, missingParts: [] }
  if (listing && point.partSize === run.partSize)
    return { ids, isCompleted: false, ...planParts(run.file.size, run.partSize, listing) }
  // A refusal may have many reasons; in each of them nothing should stay in the storage.
  await abortUpload(ids).catch(() => undefined)
  return undefined
}

/** Sends what the storage lacks, and returns all parts in the order of the file. */
async function putMissingParts(upload: OpenUpload, sign: SignParts, run: MultipartRun): Promise<DonePart[]> {
  const { file, signal, report, watch } = run
  const { missingParts, storedParts, storedBytes } = upload
  const sent = await putParts({ file, signal, report, watch, parts: missingParts, storedBytes, sign })
  return [...storedParts, ...sent].toSorted((a, b) => a.PartNumber - b.PartNumber)
}

/**
 * Has the storage join the parts. A refusal after a lost response may mean success, which listing the object will show.
 */
async function complete({ ids }: OpenUpload, parts: DonePart[], run: MultipartRun): Promise<void> {
  const { partSize, signal, watch } = run
  remember(run, { upload: ids, partSize, isCompleting: true })
  const attempt = () => {
    watch.arm()
    return call(s3.complete, { body: { ...ids, parts } }, { signal })
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

function remember({ item, slot }: MultipartRun, point: ResumePoint): void {
  started.set(item.id, { point, slot })
  slot?.write(point)
}

function forget({ item, slot }: Pick<MultipartRun, 'item' | 'slot'>): void {
  started.delete(item.id)
  slot?.clear()
}

/**
 * Aborts an upload after a failure, unless it can be resumed: it was stopped, lost its connection, or only needs to be
 * listed. Returns true when the storage had lost the upload, so that a new one may succeed.
 */
async function abandonUnlessResumable(run: MultipartRun, error: unknown): Promise<boolean> {
  const ids = started.get(run.item.id)?.point.upload
  if (!ids || run.signal.aborted || isLostConnection(error) || isUnlisted(run)) return false
  forget(run)
  await abortUpload(ids).catch(() => undefined)
  return error instanceof ApiError && error.status === HttpStatus.NotFound
}

const isLostConnection = (error: unknown): boolean => error instanceof ApiError && error.status === NO_RESPONSE
