import { useState } from 'react'

import { type ErrorTrace, LATEST_ERROR_LOG } from '@/contract/error-trace'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { siteRoot } from '@/lib/browser/site-root'
import { classNames } from '@/lib/class-names'
import { buttonStyle, textSizes } from '@/ui/buttons/button-style'

import { CodeSnippet } from './code-snippet'
import { DialogPanel } from './dialog-panel'
import type { DialogProps } from './dialog-store'
import { ErrorStack } from './error-stack'
import { framesOf } from './frames-of'

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
          href={new URL(LATEST_ERROR_LOG, siteRoot()).href}
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
