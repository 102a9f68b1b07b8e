import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { Avatar } from '@/ui/pictures/avatar'

import { awaitsConfirmation, suspensionOf } from '../family-rules'
import type { Profile } from '../queries'
import { ProfileTile } from './profile-tile'

const firstNameOf = ({ first_name, display_name }: Pick<Profile, 'first_name' | 'display_name'>): string =>
  first_name || display_name

type PersonTileProps = { profile: Profile; opening: number | undefined; onOpen: (profile: Profile) => void }

/** Tile of a family profile. */
export function PersonTile({ profile, opening, onOpen }: PersonTileProps) {
  const { t } = useTranslation()
  const { id, display_name: name, avatar } = profile
  const isSuspended = suspensionOf(profile) !== undefined
  const isUnverified = useBootstrap((bootstrap) => awaitsConfirmation(bootstrap, profile))
  const isOtherProfile = opening !== undefined && opening !== id
  return (
    <ProfileTile
      picture={<Avatar name={name} src={assetUrl(avatar)} size="2xl" isUrgent />}
      name={firstNameOf(profile)}
      note={isSuspended ? t('Suspended') : isUnverified ? t('Email not verified') : undefined}
      label={t('Listen as :name', { name })}
      isOpening={opening === id}
      isOff={isSuspended || isOtherProfile}
      onPress={() => onOpen(profile)}
    />
  )
}

/** Tile of the signed-in user; continues to the music. */
export function OwnTile() {
  const { t } = useTranslation()
  const user = useBootstrap((bootstrap) => bootstrap.user)
  if (!user) return null
  const { display_name: name, avatar } = user
  return (
    <li>
      <ProfileTile
        picture={<Avatar name={name} src={assetUrl(avatar)} size="2xl" isUrgent />}
        name={firstNameOf(user)}
        label={t('Continue as :name', { name })}
        to={paths.home.link()}
      />
    </li>
  )
}
