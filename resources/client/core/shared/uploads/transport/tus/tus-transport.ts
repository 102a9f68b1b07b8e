import * as z from 'zod/mini'

import { tus, TUS_EXPIRY_HOURS } from '@/contract/groups/tus'
import { HttpStatus } from '@/contract/machinery/http-status'
import { ApiError } from '@/core/platform/api/api-error'
import { call } from '@/core/platform/api/call'
import type { FileEntry } from '@/core/shared/uploads/queue/upload-item'
import { fingerprintFile, lockFingerprint } from '@/core/shared/uploads/resume/fingerprint'
import { type ResumeSlot, resumeSlots } from '@/core/shared/uploads/resume/resume-slots'
import { hours } from '@/lib/dates/duration'

import { finishUpload } from '../finish-upload'
import { isOffline, whenOnline } from '../inactivity'
import type { Transfer, Transport } from '../transport'
import { deleteTusUpload, sendByTus } from './tus-upload'

/** How long an interrupted upload can be resumed: a little shorter than the server keeps it. */
const RESUMABLE_FOR_MS = hours(TUS_EXPIRY_HOURS - 1)

const slots = resumeSlots({ key: 'tus', schema: z.string(), resumableForMs: RESUMABLE_FOR_MS })

/** Upload keys of started uploads by the ids of their items, until this page closes; the slots outlive it. */
const started = new Map<string, { key: string; slot: ResumeSlot<string> | null }>()

/** Keys of complete uploads that the server refused to list once. */
const refused = new Set<string>()

const MISSING_STATUSES: readonly number[] = [HttpStatus.NotFound, HttpStatus.Gone]
const isGone = (error: unknown): boolean => error instanceof ApiError && MISSING_STATUSES.includes(error.status)

function forget(id: string): void {
  const known = started.get(id)
  known?.slot?.clear()
  started.delete(id)
  refused.delete(known?.key ?? '')
}

/** Forgets an upload, so that the next try starts over, and deletes whatever the server still has of it. */
async function abandon(id: string): Promise<void> {
  const known = started.get(id)
  forget(id)
  if (known) await deleteTusUpload(known.key).catch(() => undefined)
}

async function send(transfer: Transfer, slot: ResumeSlot<string> | null): Promise<string> {
  const { id } = transfer.item
  let hasRestarted = false
  const stored = slot?.read()
  if (stored !== undefined && !started.has(id)) started.set(id, { key: stored, slot })
  const onKey = (key: string) => {
    started.set(id, { key, slot })
    slot?.write(key)
  }
  for (;;) {
    await whenOnline(transfer)
    try {
      return await sendByTus({ ...transfer, key: started.get(id)?.key, onKey })
    } catch (error) {
      if (transfer.signal.aborted) throw error
      if (isGone(error) && started.has(id) && !hasRestarted) {
        hasRestarted = true
        await abandon(id)
      } else if (!isOffline()) throw error
    }
  }
}

/**
 * Has the server make a file entry of the upload. After one refusal a retry only lists again; after a second one it
 * sends again.
 */
async function list({ item, signal, watch }: Transfer, uploadKey: string): Promise<FileEntry> {
  try {
    return await finishUpload(() => {
      watch.arm()
      return call(tus.entries, { body: { uploadKey } }, { signal })
    }, signal)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (refused.has(uploadKey)) await abandon(item.id)
    else refused.add(uploadKey)
    throw error
  }
}

/**
 * Sends a file in chunks by the tus protocol, and resumes after a break or a reload (spec section 7, backend contract,
 * section 9).
 */
export const tusTransport: Transport = {
  async upload(transfer) {
    const lock = await lockFingerprint(await fingerprintFile(transfer))
    try {
      const key = await send(transfer, lock && slots.of(lock.fingerprint))
      const entry = await list(transfer, key)
      forget(transfer.item.id)
      return entry
    } finally {
      await lock?.release()
    }
  },

  async discard({ item }) {
    const left = started.get(item.id)
    if (!left) return
    // If this rejects, the upload stays known, and a retry resumes it.
    await deleteTusUpload(left.key)
    forget(item.id)
  },
}
