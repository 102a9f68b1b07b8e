import { useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { siteRoot } from '@/lib/browser/url'

import type { Json } from '../document/json'
import type { Operation } from '../document/read-document'
import { formatSample, sampleOf } from '../document/sample'
import { buildRequest, type CallInput, JSON_TYPE, parameterKey } from '../request/build-request'
import { Code } from './code'
import { CurlSample } from './curl-sample'
import { MethodBadge } from './method-badge'
import { ParameterTable } from './parameter-table'
import { Responses } from './responses'
import { SchemaTree } from './schema-tree'
import type { TokenProps } from './token-field'
import { TryIt } from './try-it'

type OperationPageProps = TokenProps & { operation: Operation; root: Json }

/** One operation: what it takes and returns, a curl sample, and a form that sends it. */
export function OperationPage({ operation, root, ...token }: OperationPageProps) {
  const { t } = useTranslation()
  const [input, setInput] = useState(() => firstInput(operation, root))
  const { method, path, summary, parameters, body, responses } = operation
  const request = buildRequest(operation, input, siteRoot())
  return (
    <div className="space-y-9">
      <div className="space-y-3">
        <h1 className="flex flex-wrap items-center gap-3 text-2xl font-extrabold">
          <Code>{operation.id}</Code>
        </h1>
        <p className="flex flex-wrap items-center gap-3">
          <MethodBadge method={method} />
          <Code className="min-w-0 [overflow-wrap:anywhere]">{path}</Code>
        </p>
        {summary !== '' && (
          <p lang="en" className="text-muted">
            {summary}
          </p>
        )}
      </div>
      {parameters.length > 0 && (
        <section className="space-y-3">
          <h2 className="text-xl font-bold">{t('Parameters')}</h2>
          <ParameterTable parameters={parameters} root={root} />
        </section>
      )}
      {body && (
        <section className="space-y-3">
          <h2 className="text-xl font-bold">{t('Request body')}</h2>
          <p className="text-sm text-muted">
            <Code>{body.type}</Code>
          </p>
          {body.schema !== undefined && <SchemaTree root={root} schema={body.schema} />}
        </section>
      )}
      <section className="space-y-3">
        <h2 className="text-xl font-bold">{t('Responses')}</h2>
        <Responses responses={responses} root={root} />
      </section>
      <CurlSample request={request} token={operation.acceptsToken ? token.token : null} />
      <TryIt operation={operation} root={root} request={request} input={input} onInput={setInput} {...token} />
    </div>
  )
}

/** Required parameters and the body start with samples. */
const firstInput = ({ parameters, body }: Operation, root: Json): CallInput => ({
  parameters: Object.fromEntries(
    parameters.map((parameter) => [
      parameterKey(parameter),
      parameter.isRequired ? String(sampleOf(root, parameter.schema) ?? '') : '',
    ]),
  ),
  body: body?.type === JSON_TYPE ? formatSample(root, body.schema) : '',
})
