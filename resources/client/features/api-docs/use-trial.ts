import { useEffect, useRef, useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { confirm } from '@/core/shared/dialogs/confirm'
import { siteRoot } from '@/lib/browser/url'

import type { Operation } from './document/read-document'
import type { ApiRequest, CallInput } from './request/build-request'
import { checkInput, type InputProblem } from './request/check-input'
import { type Outcome, sendRequest } from './request/send-request'

type Trial = { operation: Operation; request: ApiRequest; input: CallInput; token: string }

type State = { kind: 'idle' } | { kind: 'sending' } | { kind: 'done'; outcome: Outcome }

const READING = new Set(['GET', 'HEAD'])

/** Sends a call that a person tries out. A call that can change data is confirmed first. */
export function useTrial({ operation, request, input, token }: Trial) {
  const { t } = useTranslation()
  const [state, setState] = useState<State>({ kind: 'idle' })
  const [problems, setProblems] = useState<ReadonlyMap<string, InputProblem>>(new Map())
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const isConfirmed = async (): Promise<boolean> =>
    READING.has(operation.method) ||
    confirm({
      title: t('Send this request?'),
      message: t('It changes real data on this site, with your account.'),
      confirmLabel: t('Send request'),
      isDanger: operation.method === 'DELETE',
    })

  async function send(): Promise<void> {
    const found = checkInput(operation, input)
    setProblems(found)
    if (token === '' || found.size > 0 || !(await isConfirmed())) return
    const controller = new AbortController()
    running.current = controller
    setState({ kind: 'sending' })
    try {
      setState({
        kind: 'done',
        outcome: await sendRequest(request, { token, root: siteRoot(), signal: controller.signal }),
      })
    } catch (error) {
      if (!controller.signal.aborted) throw error
      setState({ kind: 'idle' })
    }
  }

  return { state, problems, send, abort: () => running.current?.abort() }
}
