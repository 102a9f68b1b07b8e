import { useState } from 'react'

import { errorLogs } from '@/contract/groups/error-logs'
import type { ErrorTrace, TraceFrame } from '@/contract/machinery/error-trace'
import { fileUrl } from '@/core/platform/api/file-url'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { classNames } from '@/lib/class-names'
import { buttonStyle, textSizes } from '@/ui/buttons/button-style'

import { DialogPanel } from './dialog-panel'
import type { DialogProps } from './dialog-store'
import { ErrorStack, framesOf, placeOf } from './error-stack'

/** Shows administrators the stack trace of a failed call (spec section 2, "Error dialog"). */
export function ErrorDialog({ trace: { exception, message, trace } }: { trace: ErrorTrace } & DialogProps) {
  const { t } = useTranslation()
  const frames = framesOf(trace)
  const [selected, select] = useState(() => frames.find(({ applicationFrame }) => applicationFrame) ?? frames[0])
  return (
    <DialogPanel
      title={t('An error occured')}
      size="fullscreen"
      footer={
        <a
          href={fileUrl(errorLogs.downloadLatest)}
          download
          className={classNames(buttonStyle('outline'), textSizes.md)}
        >
          {t('Download log')}
        </a>
      }
    >
      <div lang="en" translate="no" className="mb-5">
        <p className="font-mono text-sm break-all text-muted">{exception}</p>
        <p className="text-lg font-bold">{message}</p>
      </div>
      <div className="grid gap-5 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <ErrorStack trace={trace} selected={selected} onSelect={select} />
        {selected && <CodeSnippet frame={selected} />}
      </div>
    </DialogPanel>
  )
}

/** Source code of a stack frame, with the failing line highlighted. */
function CodeSnippet({ frame }: { frame: TraceFrame }) {
  return (
    <figure lang="en" translate="no" className="min-w-0 font-mono text-sm">
      <figcaption className="mb-2 break-all text-muted">{placeOf(frame)}</figcaption>
      <pre className="rounded-input bg-background-alt py-3">
        {Object.entries(frame.codeSnippet).map(([number, code]) => (
          <Line key={number} number={number} code={code} isFailing={Number(number) === frame.lineNumber} />
        ))}
      </pre>
    </figure>
  )
}

function Line({ number, code, isFailing }: { number: string; code: string; isFailing: boolean }) {
  const Tag = isFailing ? 'mark' : 'span'
  return (
    <Tag className={classNames('flex gap-4 px-3', isFailing && 'bg-danger text-on-danger')}>
      <span aria-hidden className={classNames('w-10 shrink-0 text-end select-none', !isFailing && 'text-muted')}>
        {number}
      </span>
      <code className="min-w-0 wrap-anywhere whitespace-pre-wrap">{code}</code>
    </Tag>
  )
}
