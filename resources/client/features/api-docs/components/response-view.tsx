import { Download } from 'lucide-react'

import { HttpStatus, isError, isSuccess } from '@/contract/machinery/http-status'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { downloadFile } from '@/lib/files/download-file'
import { Button } from '@/ui/buttons/button'
import { Badge } from '@/ui/feedback/badge'
import { Notice } from '@/ui/feedback/notice'

import type { ResponseBody } from '../request/read-body'
import type { Outcome, ShownResponse } from '../request/send-request'
import { Code, CodeBlock } from './code'

type ResponseViewProps = {
  outcome: Outcome
  /** Name of a downloaded file, without its extension. */
  name: string
}

/** How a tried call ended. Texts of the response are never rendered as HTML. */
export function ResponseView({ outcome, name }: ResponseViewProps) {
  const { t } = useTranslation()
  switch (outcome.kind) {
    case 'response':
      return <ReceivedResponse response={outcome} name={name} />
    case 'redirected':
      return <Notice>{t('The server redirected the request, and the browser hides where to.')}</Notice>
    case 'unreachable':
      return <Notice>{t("The request didn't reach the server. Check your connection.")}</Notice>
    case 'unusable':
      return <Notice>{t("This token or URL can't be used in a request.")}</Notice>
  }
}

function ReceivedResponse({ response, name }: { response: ShownResponse; name: string }) {
  const { t } = useTranslation()
  const { status, statusText, headers, body } = response
  const hint = useHint(response)
  return (
    <section aria-label={t('Response')} className="space-y-4">
      <h3 className="flex flex-wrap items-center gap-3 text-lg font-bold">
        {t('Response')}
        <Badge tone={isSuccess(status) ? 'positive' : isError(status) ? 'danger' : 'neutral'}>
          <span lang="en" translate="no">
            {`${status} ${statusText}`.trim()}
          </span>
        </Badge>
      </h3>
      {hint && <Notice>{hint}</Notice>}
      {headers.length > 0 && (
        <dl className="grid gap-x-4 gap-y-1 text-sm md:grid-cols-[auto_1fr]">
          {headers.map(([header, value]) => (
            <div key={header} className="contents">
              <dt className="text-muted">
                <Code>{header}</Code>
              </dt>
              <dd className="min-w-0 [overflow-wrap:anywhere]">
                <Code>{value}</Code>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Body body={body} name={name} />
    </section>
  )
}

function useHint({ status, retryAfter }: ShownResponse): string | undefined {
  const { t } = useTranslation()
  switch (status) {
    case HttpStatus.Unauthorized:
      return t('The server refuses this token. It may be deleted, incomplete, or its owner may not use the API.')
    case HttpStatus.Forbidden:
      return t("Your account doesn't have permission for this request.")
    case HttpStatus.TooManyRequests:
      return retryAfter !== null && /^\d+$/.test(retryAfter)
        ? t('Too many requests. Try again in [one :count second|other :count seconds].', { count: Number(retryAfter) })
        : t('Too many requests. Try again later.')
    default:
      return undefined
  }
}

function Body({ body, name }: { body: ResponseBody; name: string }) {
  const { t } = useTranslation()
  switch (body.kind) {
    case 'empty':
      return <p className="text-muted">{t('The response has no body.')}</p>
    case 'tooLarge':
      return <p className="text-muted">{t('The file is too large to load here. Request it with curl.')}</p>
    case 'file':
      return (
        <Button variant="outline" onClick={() => downloadFile(`${name.replaceAll(/[^\w.-]/g, '-')}.bin`, body.blob)}>
          <Download aria-hidden className="size-5" />
          {t('Download')}
        </Button>
      )
    case 'text':
      return (
        <>
          <CodeBlock label={t('Response body')} className="max-h-[30rem]">
            {body.text}
          </CodeBlock>
          {body.isCut && <p className="text-sm text-muted">{t('Only the beginning is shown.')}</p>}
        </>
      )
  }
}
