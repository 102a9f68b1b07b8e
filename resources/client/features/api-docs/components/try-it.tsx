import type { FormEvent } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { Button } from '@/ui/buttons/button'
import { TextArea } from '@/ui/fields/text-area'

import type { Json } from '../document/json'
import type { Operation } from '../document/read-document'
import { type ApiRequest, type CallInput, JSON_TYPE, parameterKey } from '../request/build-request'
import { BODY } from '../request/check-input'
import { useTrial } from '../use-trial'
import { ParameterField } from './parameter-field'
import { ResponseView } from './response-view'
import { TokenField, type TokenProps } from './token-field'
import { useProblemText } from './use-problem-text'

type TryItProps = TokenProps & {
  operation: Operation
  root: Json
  request: ApiRequest
  input: CallInput
  onInput: (input: CallInput) => void
}

/** Sends the call with the token and shows the response. */
export function TryIt(props: TryItProps) {
  const { t } = useTranslation()
  const { operation } = props
  const isText = operation.body === undefined || operation.body.type === JSON_TYPE
  return (
    <section className="space-y-5 rounded-panel bg-paper p-4 md:p-6">
      <h2 className="text-xl font-bold">{t('Try it')}</h2>
      {!operation.acceptsToken && (
        <p className="text-muted">
          {t('This endpoint works only with a signed-in session on the site, not with a token.')}
        </p>
      )}
      {operation.acceptsToken && !isText && (
        <p className="text-muted">{t('This endpoint takes a file. Send it with curl or a program.')}</p>
      )}
      {operation.acceptsToken && isText && <TrialForm {...props} />}
    </section>
  )
}

function TrialForm({ operation, root, request, input, onInput, token, onToken }: TryItProps) {
  const { t } = useTranslation()
  const trial = useTrial({ operation, request, input, token })
  const textOf = useProblemText()
  const isSending = trial.state.kind === 'sending'

  function submit(event: FormEvent): void {
    event.preventDefault()
    trial.send().catch(announceFailure)
  }

  const change = (key: string) => (value: string) =>
    onInput({ ...input, parameters: { ...input.parameters, [key]: value } })

  return (
    <>
      <TokenField token={token} onToken={onToken} />
      <form noValidate data-no-draft="" onSubmit={submit} className="space-y-5">
        {operation.parameters.map((parameter) => {
          const key = parameterKey(parameter)
          return (
            <ParameterField
              key={key}
              parameter={parameter}
              root={root}
              value={input.parameters[key] ?? ''}
              error={textOf(trial.problems.get(key))}
              onChange={change(key)}
            />
          )
        })}
        {operation.body && (
          <TextArea
            label={t('Request body')}
            value={input.body}
            rows={6}
            spellCheck={false}
            autoComplete="off"
            lang="en"
            translate="no"
            className="font-mono text-sm"
            error={textOf(trial.problems.get(BODY))}
            onChange={(body) => onInput({ ...input, body })}
          />
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" disabled={token === ''} pending={isSending}>
            {t('Send request')}
          </Button>
          {isSending && (
            <Button variant="outline" onClick={trial.abort}>
              {t('Cancel')}
            </Button>
          )}
          {token === '' && <p className="text-sm text-muted">{t('Enter a token above to send this request.')}</p>}
        </div>
      </form>
      <div aria-live="polite">
        {trial.state.kind === 'done' && <ResponseView outcome={trial.state.outcome} name={operation.id} />}
      </div>
    </>
  )
}
