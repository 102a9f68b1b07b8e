import { useMutation } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'

import type { AccessToken } from '@/contract/access-tokens'
import { RelativeTime } from '@/core/platform/i18n/relative-time'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { confirm } from '@/core/shared/dialogs/confirm'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { toastWhenDone } from '@/core/shared/toasts/toast-store'
import { Button } from '@/ui/buttons/button'

import { accountMutations } from '../queries'

/** A token by its name; its secret is never shown again. */
export function TokenRow({
  token: { id, name, last_used_at },
  onRemoved,
}: {
  token: AccessToken
  onRemoved: () => void
}) {
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
          {t('Last used:')} {last_used_at ? <RelativeTime moment={last_used_at} /> : t('never')}
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
