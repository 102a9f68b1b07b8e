import { Download } from 'lucide-react'

import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { siteName } from '@/core/platform/settings/site-name'
import { siteRoot } from '@/lib/browser/url'
import { downloadFile } from '@/lib/files/download-file'
import { Button } from '@/ui/buttons/button'
import { Notice } from '@/ui/feedback/notice'
import { Link } from '@/ui/links/link'

import { recordOf } from '../document/json'
import type { ApiDocument } from '../document/read-document'
import { HIDDEN_TOKEN } from '../request/curl'
import { CodeBlock } from './code'
import { TokenField, type TokenProps } from './token-field'

type OverviewProps = TokenProps & {
  document: ApiDocument
  /** Whether the URL names an operation that the document lacks. */
  isMissing: boolean
}

/** How to use the API: base URL, authentication, and the document itself. */
export function Overview({ document, isMissing, ...token }: OverviewProps) {
  const { t } = useTranslation()
  const site = siteName(useSettings())
  const root = siteRoot()
  const base = new URL('api/v1/', root).href
  return (
    <div className="max-w-prose space-y-8">
      {isMissing && <Notice>{t('There is no such endpoint. Choose one from the list.')}</Notice>}
      <div className="space-y-3">
        <h1 className="text-3xl font-extrabold tracking-tight">{t('API documentation')}</h1>
        <p className="text-lg text-muted">
          {t('With the API of :site, your own programs can use your account.', { site })}
        </p>
      </div>
      <section className="space-y-3">
        <h2 className="text-xl font-bold">{t('Base URL')}</h2>
        <CodeBlock label={t('Base URL')}>{base}</CodeBlock>
      </section>
      <section className="space-y-4">
        <h2 className="text-xl font-bold">{t('Authentication')}</h2>
        <p>
          {t('Send a personal access token with every request. Anyone who has it can use your account.')}{' '}
          <Link
            to={`${paths.accountSettings.link()}#developers`}
            className="font-bold text-primary underline underline-offset-4"
          >
            {t('Create a token in your account settings')}
          </Link>
        </p>
        <CodeBlock label={t('Authentication')}>{`Authorization: Bearer ${HIDDEN_TOKEN}`}</CodeBlock>
        <TokenField {...token} />
      </section>
      <Button variant="outline" onClick={() => download(document, { site, root })}>
        <Download aria-hidden className="size-5" />
        {t('Download OpenAPI document')}
      </Button>
    </div>
  )
}

/** Saves the document with this site's name and URL. */
function download({ root: document }: ApiDocument, { site, root }: { site: string; root: URL }): void {
  const named = { ...document, info: { ...recordOf(document['info']), title: site }, servers: [{ url: root.href }] }
  downloadFile('openapi.json', new Blob([JSON.stringify(named, null, 2)], { type: 'application/json' }))
}
