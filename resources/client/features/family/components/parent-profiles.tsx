import { Plus } from 'lucide-react'

import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { LoadMore } from '@/core/shared/screen/load-more'
import { PanelError } from '@/core/shared/screen/query-view'
import { Skeleton } from '@/ui/feedback/skeleton'

import { hasRoom } from '../family-rules'
import { useFamily, useProfileSwitch } from '../use-family'
import { OwnTile, PersonTile } from './person-tile'
import { ProfileTile, ProfileTiles, TileSign } from './profile-tile'

/** A parent's choices: continue as themselves, listen as a child, or add a profile. */
export function ParentProfiles() {
  const { t } = useTranslation()
  const { query, profiles, count = 0 } = useFamily()
  const mayAdd = useBootstrap((bootstrap) => hasRoom(bootstrap, count))
  const { opening, open } = useProfileSwitch()
  const openingProfile = profiles?.find(({ id }) => id === opening)

  if (!profiles && query.error) return <PanelError error={query.error} onRetry={() => void query.refetch()} />
  if (!profiles) return <ProfilesSkeleton />
  return (
    <>
      <ProfileTiles>
        <OwnTile />
        {profiles.map((profile) => (
          <li key={profile.id}>
            <PersonTile profile={profile} opening={opening} onOpen={open} />
          </li>
        ))}
        {mayAdd && (
          <li>
            <ProfileTile
              picture={<TileSign icon={<Plus aria-hidden />} />}
              name={t('Add profile')}
              label={t('Add profile')}
              to={paths.newFamilyUser.link()}
            />
          </li>
        )}
      </ProfileTiles>
      <LoadMore query={query} />
      <p role="status" className="max-w-md text-balance text-muted">
        {openingProfile
          ? t('Switching to “:name”…', { name: openingProfile.display_name })
          : t("Choose a profile. To switch back to yours, you'll need to sign in with your password.")}
      </p>
    </>
  )
}

/** Skeleton of three tiles. */
function ProfilesSkeleton() {
  return (
    <ProfileTiles>
      {[1, 2, 3].map((place) => (
        <li key={place} className="flex flex-col items-center gap-4 p-4">
          <Skeleton className="size-[clamp(7rem,26vmin,12rem)] rounded-full" />
          <Skeleton className="h-6 w-24 rounded-button" />
        </li>
      ))}
    </ProfileTiles>
  )
}
