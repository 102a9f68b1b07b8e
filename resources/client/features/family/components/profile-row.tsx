import { Ban, MailWarning } from 'lucide-react'
import { type ReactNode, useId } from 'react'

import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { RelativeTime } from '@/core/platform/i18n/formatted-values'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { Badge } from '@/ui/feedback/badge'
import { SelectionBox } from '@/ui/fields/checkbox-field'
import { Avatar } from '@/ui/pictures/avatar'

import { awaitsConfirmation, suspensionOf } from '../family-rules'
import type { Profile } from '../queries'

type ProfileRowProps = {
  profile: Profile
  selection?: { isSelected: boolean; onToggle: () => void }
  /** Line below the name and email address. */
  note?: ReactNode
  /** Buttons for actions on the profile. */
  children?: ReactNode
}

/** A family profile: name, picture, and whether it is suspended or unconfirmed. */
export function ProfileRow({ profile, selection, note, children }: ProfileRowProps) {
  const { t } = useTranslation()
  const id = useId()
  const { display_name: name, email, avatar, last_login } = profile
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-3">
      {selection && (
        <SelectionBox
          id={id}
          aria-label={t('Select “:name”', { name })}
          checked={selection.isSelected}
          onPress={selection.onToggle}
        />
      )}
      <Avatar name={name} src={assetUrl(avatar)} />
      <div className="min-w-0 grow basis-40">
        <div className="font-bold break-words">{name}</div>
        {email && <div className="text-sm break-words text-muted">{email}</div>}
        {last_login?.created_at && (
          <div className="text-sm text-muted">
            {t('Last signed in:')} <RelativeTime timestamp={last_login.created_at} />
          </div>
        )}
        {note}
        <Hindrances profile={profile} />
      </div>
      {children}
    </li>
  )
}

function Hindrances({ profile }: { profile: Profile }) {
  const { t } = useTranslation()
  const isUnconfirmed = useBootstrap((bootstrap) => awaitsConfirmation(bootstrap, profile))
  return (
    <div className="mt-1 flex flex-wrap gap-2 empty:hidden">
      {suspensionOf(profile) && (
        <Badge tone="danger" icon={<Ban aria-hidden />}>
          {t('Suspended')}
        </Badge>
      )}
      {isUnconfirmed && <Badge icon={<MailWarning aria-hidden />}>{t('Email not verified')}</Badge>}
    </div>
  )
}
