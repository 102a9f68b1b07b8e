import { useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { CopyButton } from '@/core/shared/copy/copy-button'
import { SwitchField } from '@/ui/fields/switch-field'

import type { ApiRequest } from '../request/build-request'
import { curlCommand, HIDDEN_TOKEN } from '../request/curl'
import { CodeBlock } from './code'

type CurlSampleProps = {
  request: ApiRequest
  /** The entered token, empty without one; null for calls that accept none. */
  token: string | null
}

/** The call as a curl command. It contains the token only if the user asks for that. */
export function CurlSample({ request, token }: CurlSampleProps) {
  const { t } = useTranslation()
  const [showsToken, setShowsToken] = useState(false)
  const command = curlCommand(request, showsToken && token ? token : token === null ? null : HIDDEN_TOKEN)
  return (
    <section className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl font-bold">{t('Request with curl')}</h2>
        <CopyButton text={command} />
      </div>
      <CodeBlock label={t('Request with curl')}>{command}</CodeBlock>
      {token && <SwitchField label={t('Include my token')} checked={showsToken} onChange={setShowsToken} />}
    </section>
  )
}
