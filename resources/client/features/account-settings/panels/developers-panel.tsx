import { useMutation } from '@tanstack/react-query'
import { ExternalLink, Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'

import type { AccessToken } from '@/contract/groups/access-tokens'
import { type Account } from '@/contract/groups/accounts'
import { RelativeTime } from '@/core/platform/i18n/formatted-values'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { confirm } from '@/core/shared/dialogs/confirm'
import { openLazyDialog } from '@/core/shared/dialogs/open-lazy-dialog'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { toastWhenDone } from '@/core/shared/toasts/toast-store'
import { siteRoot } from '@/lib/browser/url'
import { Button } from '@/ui/buttons/button'

import { accountMutations } from '../queries'

const loadDialog = () => import('./new-token-form').then(({ NewTokenDialog }) => NewTokenDialog)

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
          href={new URL(paths.apiDocs.link().slice(1), siteRoot()).href}
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

/** A token by its name; its secret is never shown again. */
function TokenRow({ token: { id, name, last_used_at }, onRemoved }: { token: AccessToken; onRemoved: () => void }) {
  const { t } = useTranslation()
  const remove = useMutation(accountMutations.removeToken)
  async function ask(): Promise<void> {
    const isSure = await confirm({
      title: t('Delete token?'),
      message: t('The token will be permanently deleted. Apps that use it will lose access to the API.'),
      confirmLabel: t('Delete'),
      isDanger: true,
    })
    if (isSure) toastWhenDone(remove.mutateAsync({ params: { id } }), t('Token deleted'), onRemoved)
  }
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <span className="min-w-0">
        <span className="block font-bold break-words">{name}</span>
        <span className="block text-sm text-muted">
          {t('Last used:')} {last_used_at ? <RelativeTime timestamp={last_used_at} /> : t('never')}
        </span>
      </span>
      <Button
        variant="outline"
        size="sm"
        pending={remove.isPending}
        aria-label={t('Delete “:name”', { name })}
        onClick={() => void ask().catch(announceFailure)}
      >
        <Trash2 aria-hidden className="size-4" />
        {t('Delete')}
      </Button>
    </li>
  )
}
