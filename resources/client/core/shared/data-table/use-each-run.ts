import { useEffect, useRef, useState } from 'react'

import { HttpStatus } from '@/contract/machinery/http-status'
import { ApiError, hasSessionEnded, isUncertain } from '@/core/platform/api/api-error'
import { reportError } from '@/core/platform/error-reporting/report-error'
import { translate, translateIfKnown } from '@/core/platform/i18n/use-translation'
import type { Question } from '@/core/shared/dialogs/confirm-dialog'
import { announceFailure, failureText } from '@/core/shared/failures/announce-failure'
import { useLeaveGuard } from '@/core/shared/forms/use-leave-guard'

/** A record that an action runs on. */
export type NamedRecord = { id: number; name: string }

/** The confirmation, the records, and the requests that change and refetch them; `act` throws ApiError. */
export type EachRecord = Omit<Question, 'cancelLabel'> & {
  records: readonly NamedRecord[]
  act: (id: number) => Promise<unknown>
  refresh: () => Promise<unknown>
  /** Toast after all have succeeded. */
  done: string
  /** False while the user has yet to choose, in the message, what the action needs; true by default. */
  isReady?: boolean
}

/** A record whose change was refused or lost; one that may have arrived is not repeated. */
export type EachFailure = { record: NamedRecord; text: string; isRepeatable: boolean }

/** How far the action has come. */
export type EachRun = {
  isRunning: boolean
  done: number
  failures: readonly EachFailure[]
  /** Records that were not tried, because the user has stopped, the session is over, or the server throttles. */
  rest: readonly NamedRecord[]
}

/** Returns the records to try next: those that failed and may be repeated, and those that were not tried. */
export const openRecords = ({ failures, rest }: EachRun): NamedRecord[] => [
  ...failures.flatMap(({ record, isRepeatable }) => (isRepeatable ? [record] : [])),
  ...rest,
]

/** Whether every further request would fail too. */
const endsRun = (error: unknown): boolean =>
  hasSessionEnded(error) || (error instanceof ApiError && error.status === HttpStatus.TooManyRequests)

/** Returns the messages about fields, which have no place of their own here, or else the server's message. */
function reasonOf(error: unknown): string {
  const messages = error instanceof ApiError ? Object.values(error.fieldErrors) : []
  return messages.map(translateIfKnown).join(' ') || failureText(error)
}

const leaveQuestion = () => ({
  title: translate("Leave before it's finished?"),
  message: translate("The rest won't be done."),
})

/**
 * Runs an action on one record after another, until the user stops it, leaves after a question, the session is over,
 * or the server throttles. `run` is undefined before the start.
 */
export function useEachRun({ act, refresh }: Pick<EachRecord, 'act' | 'refresh'>) {
  const [run, setRun] = useState<EachRun>()
  const isStopped = useRef(false)
  const stop = () => void (isStopped.current = true)
  useEffect(() => stop, [])
  useLeaveGuard(run?.isRunning === true, leaveQuestion)

  /** Resolves to the state at the end. */
  async function start(records: readonly NamedRecord[]): Promise<EachRun> {
    isStopped.current = false
    const kept = run?.failures.filter((one) => !one.isRepeatable) ?? []
    let state: EachRun = { isRunning: true, done: run?.done ?? 0, failures: kept, rest: records }
    setRun(state)
    for (const [index, record] of records.entries()) {
      if (isStopped.current) break
      try {
        await act(record.id)
        state = { ...state, done: state.done + 1 }
      } catch (error) {
        if (endsRun(error)) {
          announceFailure(error)
          break
        }
        if (!(error instanceof ApiError)) reportError(error)
        const failure = { record, text: reasonOf(error), isRepeatable: !isUncertain(error) }
        state = { ...state, failures: [...state.failures, failure] }
      }
      state = { ...state, rest: records.slice(index + 1) }
      setRun(state)
    }
    state = { ...state, isRunning: false }
    setRun(state)
    void refresh()
    return state
  }
  return { run, start, stop }
}
