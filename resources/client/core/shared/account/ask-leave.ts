import { translate } from '@/core/platform/i18n/translate'
import { askParent } from '@/core/shared/child/ask-parent'
import { confirm } from '@/core/shared/dialogs/confirm'

/** Profile whose session ends, name of the user who returns, and whether a child may be using the page. */
type Leave = { profile: string; name: string; isChild: boolean }

/** Asks for confirmation before ending an impersonation; on a child's page first asks for an adult. */
export async function askLeave({ profile, name, isChild }: Leave): Promise<boolean> {
  if (isChild && !(await askParent())) return false
  return confirm({
    title: translate('Sign in as :name?', { name }),
    message: translate(
      'The profile “:name” will be signed out of this browser and the music will stop. Then sign in with your password.',
      {
        name: profile,
      },
    ),
    confirmLabel: translate('Sign in'),
  })
}
