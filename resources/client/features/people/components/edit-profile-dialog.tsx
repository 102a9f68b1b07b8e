import { useId, useState } from 'react'

import type { ProfilePage } from '@/contract/profiles'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { Button } from '@/ui/buttons/button'

import { EditProfileForm } from './edit-profile-form'

/** Dialog that edits the current user's profile. */
export function EditProfileDialog({ user, close }: { user: ProfilePage['user'] } & DialogProps) {
  const { t } = useTranslation()
  const formId = useId()
  const [isPending, setPending] = useState(false)
  return (
    <DialogPanel
      title={t('Edit profile')}
      size="lg"
      footer={
        <>
          <Button variant="outline" onClick={() => close()}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={formId} pending={isPending}>
            {t('Save')}
          </Button>
        </>
      }
    >
      <EditProfileForm id={formId} user={user} onPending={setPending} onSaved={close} />
    </DialogPanel>
  )
}
