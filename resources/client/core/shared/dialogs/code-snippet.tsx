import type { TraceFrame } from '@/contract/error-trace'
import { classNames } from '@/lib/class-names'

import { placeOf } from './frames-of'

/** Source code of a stack frame, with the failing line highlighted. */
export function CodeSnippet({ frame }: { frame: TraceFrame }) {
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
