import { ChevronRight } from 'lucide-react'
import { useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { classNames } from '@/lib/class-names'

import type { Json } from '../document/json'
import type { DocumentedResponse } from '../document/read-document'
import { formatSample } from '../document/sample'
import { Code, CodeBlock } from './code'
import { SchemaTree } from './schema-tree'

type ResponsesProps = { responses: readonly DocumentedResponse[]; root: Json }

const isSuccessful = ({ status }: DocumentedResponse) => status.startsWith('2')

/** Responses by status, the successful ones first and open. */
export const Responses = ({ responses, root }: ResponsesProps) => (
  <ul className="divide-y divide-divider rounded-panel border border-divider">
    {responses
      .toSorted((a, b) => Number(isSuccessful(b)) - Number(isSuccessful(a)))
      .map((response) => (
        <ResponseRow key={response.status} response={response} root={root} />
      ))}
  </ul>
)

function ResponseRow({ response, root }: { response: DocumentedResponse; root: Json }) {
  const { t } = useTranslation()
  const { status, description, schema } = response
  const [isOpen, setOpen] = useState(isSuccessful(response))
  const title = (
    <>
      <Code className="font-bold">{status}</Code>
      <span lang="en">{description}</span>
    </>
  )
  if (schema === undefined) return <li className="flex min-h-target items-center gap-3 px-4 py-2">{title}</li>
  return (
    <li className="px-4">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="-mx-2 flex min-h-target w-[calc(100%+1rem)] items-center gap-3 rounded-small px-2 py-2 text-start transition-press hover:bg-hover"
      >
        <ChevronRight
          aria-hidden
          className={classNames('size-4 shrink-0 text-muted transition-[rotate]', isOpen && 'rotate-90')}
        />
        {title}
      </button>
      {isOpen && (
        <div className="space-y-3 pt-1 pb-4">
          <SchemaTree root={root} schema={schema} />
          <CodeBlock label={t('Example response')} className="max-h-80">
            {formatSample(root, schema)}
          </CodeBlock>
        </div>
      )}
    </li>
  )
}
