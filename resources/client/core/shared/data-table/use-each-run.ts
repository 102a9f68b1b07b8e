import { useEffect, useRef, useState } from 'react'

import { ApiError, isUncertain, SESSION_ENDED } from '@/core/platform/api/api-error'
import { reportError } from '@/core/platform/error-reporting/report-error'
import type { Question } from '@/core/shared/dialogs/confirm-dialog'
import { announceFailure, failureText } from '@/core/shared/failures/announce-failure'

/** A record that an action runs on. */
export type NamedRecord = { id: number; name: string }

/** The confirmation, the records, and the requests that change and refetch them; `act` throws ApiError. */
export type EachRecord = Omit<Question, 'cancelLabel'> & {
  records: readonly NamedRecord[]
  act: (id: number) => Promise<unknown>
  refresh: () => Promise<unknown>
  /** Toast after all have succeeded. */
  done: string
}

/** A record whose change was refused or lost; one that may have arrived is not repeated. */
export type EachFailure = { record: NamedRecord; text: string; isRepeatable: boolean }

/** How far the action has come. */
export type EachRun = {
  isRunning: boolean
  done: number
  failures: readonly EachFailure[]
  /** Records that were not tried, because the user has stopped or the session is over. */
  rest: readonly NamedRecord[]
}

const START: EachRun = { isRunning: false, done: 0, failures: [], rest: [] }

const hasEnded = (error: unknown): boolean => error instanceof ApiError && SESSION_ENDED.includes(error.status)

/** Runs an action on one record after another, until the user stops it, leaves, or the session is over. */
export function useEachRun({ act, refresh }: Pick<EachRecord, 'act' | 'refresh'>) {
  const [run, setRun] = useState(START)
  const isStopped = useRef(false)
  const stop = () => void (isStopped.current = true)
  useEffect(() => stop, [])

  /** Resolves to the state at the end. */
  async function start(records: readonly NamedRecord[]): Promise<EachRun> {
    isStopped.current = false
    let state: EachRun = {
      ...run,
      isRunning: true,
      failures: run.failures.filter((one) => !one.isRepeatable),
      rest: records,
    }
    setRun(state)
    for (const [index, record] of records.entries()) {
      if (isStopped.current) break
      try {
        await act(record.id)
        state = { ...state, done: state.done + 1 }
      } catch (error) {
        if (hasEnded(error)) {
          announceFailure(error)
          break
        }
        if (!(error instanceof ApiError)) reportError(error)
        const failure = { record, text: failureText(error), isRepeatable: !isUncertain(error) }
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
