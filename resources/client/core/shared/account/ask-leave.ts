import { translate } from '@/core/platform/i18n/translate'
import { askParent } from '@/core/shared/child/ask-parent'
import { confirm } from '@/core/shared/dialogs/confirm'

/** What the question is about: whose session ends, who comes back, and whether a child may be at it. */
type Leave = { profile: string; name: string; isChild: boolean }

/** Says what going back to one's own account means, and asks whether to; of a child's page the grown-up first. */
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
