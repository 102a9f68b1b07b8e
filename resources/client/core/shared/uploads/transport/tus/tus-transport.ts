import * as z from 'zod/mini'

import { HttpStatus } from '@/contract/http-status'
import { tus, TUS_EXPIRY_HOURS } from '@/contract/tus'
import { ApiError } from '@/core/platform/api/api-error'
import { call } from '@/core/platform/api/call'
import type { FileEntry } from '@/core/shared/uploads/file-entry'
import { filePrint } from '@/core/shared/uploads/resume/file-print'
import { holdPrint } from '@/core/shared/uploads/resume/hold-print'
import { type ResumeSlot, resumeSlots } from '@/core/shared/uploads/resume/resume-slots'
import { hours } from '@/lib/dates/duration'

import { finishUpload } from '../finish-upload'
import { isOffline } from '../is-offline'
import type { Transfer, Transport } from '../transport'
import { whenOnline } from '../when-online'
import { sendByTus, takeBackByTus } from './tus-upload'

/** An upload is remembered a little shorter than the server keeps it. */
const LIFETIME = hours(TUS_EXPIRY_HOURS - 1)

const slots = resumeSlots({ key: 'tus', schema: z.string(), lifetime: LIFETIME })

/** Keys of uploads on the server by the ids of their files, as long as this page lives. */
const begun = new Map<string, { key: string; slot: ResumeSlot<string> | null }>()

/** Keys of uploads that are whole on the server, which has refused to list them. */
const refused = new Set<string>()

const GONE: readonly number[] = [HttpStatus.NotFound, HttpStatus.Gone]
const isGone = (error: unknown): boolean => error instanceof ApiError && GONE.includes(error.status)

function forget(id: string): void {
  const known = begun.get(id)
  known?.slot?.clear()
  begun.delete(id)
  refused.delete(known?.key ?? '')
}

/** Begins anew the next time. Whatever the server meant when it refused: nothing is left of what it had. */
async function takeBack(id: string): Promise<void> {
  const known = begun.get(id)
  forget(id)
  if (known) await takeBackByTus(known.key).catch(() => undefined)
}

async function send(transfer: Transfer, slot: ResumeSlot<string> | null): Promise<string> {
  const { id } = transfer.item
  let hasRestarted = false
  const stored = slot?.read()
  if (stored !== undefined && !begun.has(id)) begun.set(id, { key: stored, slot })
  const onKey = (key: string) => {
    begun.set(id, { key, slot })
    slot?.write(key)
  }
  for (;;) {
    await whenOnline(transfer)
    try {
      return await sendByTus({ ...transfer, key: begun.get(id)?.key, onKey })
    } catch (error) {
      if (transfer.signal.aborted) throw error
      if (isGone(error) && begun.has(id) && !hasRestarted) {
        hasRestarted = true
        await takeBack(id)
      } else if (!isOffline()) throw error
    }
  }
}

/** Has the server make a file of what is there. What it refuses is asked for once more with the next try, and sent anew with the one after. */
async function list({ item, signal, watch }: Transfer, uploadKey: string): Promise<FileEntry> {
  try {
    return await finishUpload(() => {
      watch.arm()
      return call(tus.entries, { body: { uploadKey } }, { signal })
    }, signal)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (refused.has(uploadKey)) await takeBack(item.id)
    else refused.add(uploadKey)
    throw error
  }
}

/**
 * In chunks, by the tus protocol: goes on from where it was after a break, a reload or a lost connection (spec section 7, backend contract,
 * section 9).
 */
export const tusTransport: Transport = {
  async upload(transfer) {
    const print = await filePrint(transfer)
    return holdPrint(print, async (isFirst) => {
      const slot = isFirst && print !== undefined ? slots.of(print) : null
      const key = await send(transfer, slot)
      const entry = await list(transfer, key)
      forget(transfer.item.id)
      return entry
    })
  },

  async discard({ item }) {
    const left = begun.get(item.id)
    if (!left) return
    // What cannot be taken back is gone on with when the file is tried again.
    await takeBackByTus(left.key)
    forget(item.id)
  },
}
