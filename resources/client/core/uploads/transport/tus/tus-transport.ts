import * as z from 'zod/mini'

import { tus, TUS_EXPIRY_HOURS } from '@/contract/tus'
import { call } from '@/core/api/call'
import { ApiError } from '@/core/api/api-error'
import { hours } from '@/lib/dates/duration'

import { filePrint } from '@/core/uploads/resume/file-print'
import { holdPrint } from '@/core/uploads/resume/hold-print'
import { type ResumeSlot, resumeSlots } from '@/core/uploads/resume/resume-slots'
import { finishUpload } from '../finish-upload'
import type { Transfer, Transport } from '../transport'
import { isOffline, whenOnline } from '../when-online'
import { sendByTus, takeBackByTus } from './tus-upload'

/** An upload is remembered a little shorter than the server keeps it. */
const LIFETIME = hours(TUS_EXPIRY_HOURS - 1)

const slots = resumeSlots({ key: 'tus', schema: z.string(), lifetime: LIFETIME })

/** Keys of uploads on the server by the ids of their files, as long as this page lives. */
const begun = new Map<string, { key: string; slot: ResumeSlot<string> | null }>()

const GONE = [404, 410]
const isGone = (error: unknown): boolean => error instanceof ApiError && GONE.includes(error.status)

async function send(transfer: Transfer, slot: ResumeSlot<string> | null): Promise<string> {
  const { id } = transfer.item
  let key = begun.get(id)?.key ?? slot?.read()
  let hasRestarted = false
  const remember = (known: string) => {
    key = known
    begun.set(id, { key: known, slot })
    slot?.write(known)
  }
  const forget = () => {
    key = undefined
    begun.delete(id)
    slot?.clear()
  }
  for (;;) {
    await whenOnline(transfer)
    try {
      return await sendByTus({ ...transfer, key, onKey: remember })
    } catch (error) {
      if (transfer.signal.aborted) throw error
      if (isGone(error) && key !== undefined && !hasRestarted) {
        hasRestarted = true
        forget()
      } else if (!isOffline()) throw error
    }
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
      const { signal, item, watch } = transfer
      const forget = () => {
        begun.delete(item.id)
        slot?.clear()
      }
      try {
        const entry = await finishUpload(() => {
          watch.arm()
          return call(tus.entries, { body: { uploadKey: key } }, { signal })
        }, signal)
        forget()
        return entry
      } catch (error) {
        // What the server refuses to list is of no use any more: the next try begins anew.
        if (error instanceof ApiError) forget()
        throw error
      }
    })
  },

  async discard({ item }) {
    const left = begun.get(item.id)
    if (!left) return
    begun.delete(item.id)
    left.slot?.clear()
    await takeBackByTus(left.key)
  },
}

