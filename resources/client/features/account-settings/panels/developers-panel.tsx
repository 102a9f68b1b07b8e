import { ExternalLink, Plus } from 'lucide-react'
import { useRef } from 'react'

import type { Account } from '@/contract/account'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { openLazyDialog } from '@/core/shared/dialogs/open-lazy-dialog'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { siteRoot } from '@/lib/browser/url'
import { Button } from '@/ui/buttons/button'

import { TokenRow } from '../components/token-row'

/** The backend's own API documentation. */
const API_DOCS = 'api-docs'

const loadDialog = () => import('../components/new-token-dialog').then(({ NewTokenDialog }) => NewTokenDialog)

/** API tokens of the user. */
export function DevelopersPanel({ account: { tokens } }: { account: Account }) {
  const { t } = useTranslation()
  /** Takes the focus of a deleted row. */
  const createButton = useRef<HTMLButtonElement>(null)
  const create = () => openLazyDialog(loadDialog)
  return (
    <div className="flex flex-col gap-5">
      <p className="text-muted">
        {t('Personal access tokens let apps use the API on your behalf.')}{' '}
        <a
          href={new URL(API_DOCS, siteRoot()).href}
          target="_blank"
          rel="noopener noreferrer"
          className="font-bold whitespace-nowrap text-primary underline underline-offset-4"
        >
          {t('API documentation')} <ExternalLink aria-hidden className="inline size-4" />
        </a>
      </p>
      {tokens.length === 0 ? (
        <p>{t("You don't have any personal access tokens yet.")}</p>
      ) : (
        <ul aria-label={t('Personal access tokens')} className="divide-y divide-divider">
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} onRemoved={() => createButton.current?.focus()} />
          ))}
        </ul>
      )}
      <Button ref={createButton} className="self-start" onClick={() => void create().catch(announceFailure)}>
        <Plus aria-hidden className="size-5" />
        {t('Create token')}
      </Button>
    </div>
  )
}
