import { Headphones, MailCheck, Pencil, SlidersHorizontal } from 'lucide-react'

import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { classNames } from '@/lib/class-names'
import { Button } from '@/ui/buttons/button'
import { buttonStyle, iconSizes } from '@/ui/buttons/button-style'
import { IconButton } from '@/ui/buttons/icon-button'
import { Link } from '@/ui/links/link'

import { awaitsConfirmation, suspensionOf } from '../family-rules'
import type { Profile } from '../queries'

type ProfileActionsProps = { profile: Profile; pending: boolean; onListen: () => void; onSettings: () => void }

/** A parent's actions on a profile: listen as it, choose how it listens, and edit it. */
export function ProfileActions({ profile, pending, onListen, onSettings }: ProfileActionsProps) {
  const { t } = useTranslation()
  const { id, display_name: name } = profile
  const isUnverified = useBootstrap((bootstrap) => awaitsConfirmation(bootstrap, profile))
  const Icon = isUnverified ? MailCheck : Headphones
  const edit = t('Edit :name', { name })
  return (
    <div className="ms-auto flex items-center justify-end gap-1">
      <Button
        variant="outline"
        size="sm"
        aria-label={isUnverified ? t('Verify the email of :name', { name }) : t('Listen as :name', { name })}
        pending={pending}
        // The server refuses every request of a suspended profile.
        disabled={suspensionOf(profile) !== undefined}
        onClick={onListen}
      >
        <Icon aria-hidden className="size-4" />
        {isUnverified ? t('Verify email') : t('Listen')}
      </Button>
      <IconButton
        label={t('Listening settings for :name', { name })}
        icon={<SlidersHorizontal aria-hidden />}
        aria-haspopup="dialog"
        onClick={onSettings}
      />
      <Link
        to={paths.editFamilyUser.link(id)}
        aria-label={edit}
        title={edit}
        className={classNames(buttonStyle('ghost'), iconSizes.md)}
      >
        <Pencil aria-hidden />
      </Link>
    </div>
  )
}
