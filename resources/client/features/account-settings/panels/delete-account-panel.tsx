import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'

import type { Account } from '@/contract/groups/accounts'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { usePasswordConfirmed } from '@/core/shared/account/password-confirmation'
import { signOut } from '@/core/shared/account/sign-out'
import { askParent } from '@/core/shared/child/ask-parent'
import { isChildPage } from '@/core/shared/child/child-mode'
import { confirm } from '@/core/shared/dialogs/confirm'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { toast } from '@/core/shared/toasts/toast-store'
import { Button } from '@/ui/buttons/button'

import { accountMutations } from '../queries'

/**
 * Deletes the account after a confirmation and the password; for a child after the parental gate (assumed, docs/child-
 * mode.md).
 */
export function DeleteAccountPanel({ account: { id } }: { account: Account }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { isAsking, confirmed } = usePasswordConfirmed()
  const remove = useMutation(accountMutations.deleteAccount)

  async function leave(): Promise<void> {
    if (!(await signOut())) return
    await navigate(paths.login.link())
    toast.positive(t('Account deleted'))
  }

  async function ask(): Promise<void> {
    if (isChildPage() && !(await askParent())) return
    const isSure = await confirm({
      title: t('Delete account?'),
      message: t("Your account will be permanently deleted right away. This can't be undone."),
      confirmLabel: t('Delete'),
      isDanger: true,
    })
    if (!isSure) return
    const input = { params: { ids: id }, body: { deleteCurrentUser: true } }
    confirmed(() => remove.mutate(input, { onSuccess: () => void leave().catch(announceFailure) }))
  }

  return (
    <div className="flex flex-col gap-4">
      <p>{t("Your account and everything in it will be deleted. This can't be undone.")}</p>
      <Button
        variant="danger"
        className="self-start"
        pending={isAsking || remove.isPending}
        onClick={() => void ask().catch(announceFailure)}
      >
        {t('Delete account')}
      </Button>
    </div>
  )
}
