import { Pencil } from 'lucide-react'

import type { ProfilePage } from '@/contract/profiles'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useUser } from '@/core/platform/session/use-session'
import { openLazyDialog } from '@/core/shared/dialogs/open-lazy-dialog'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { Button } from '@/ui/buttons/button'

const loadDialog = () => import('./edit-profile-dialog').then(({ EditProfileDialog }) => EditProfileDialog)

/** Opens the user's own profile for editing; hidden on other profiles. */
export function EditProfileButton({ user }: { user: ProfilePage['user'] }) {
  const { t } = useTranslation()
  if (useUser()?.id !== user.id) return null
  const open = () => openLazyDialog(loadDialog, { user })
  return (
    <Button
      variant="outline"
      onPointerEnter={() => void loadDialog()}
      onClick={() => void open().catch(announceFailure)}
    >
      <Pencil aria-hidden className="size-5" />
      {t('Edit profile')}
    </Button>
  )
}
