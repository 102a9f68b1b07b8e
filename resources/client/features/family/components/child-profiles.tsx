import { LockKeyhole } from 'lucide-react'
import { useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { impersonation } from '@/core/platform/session/impersonation'
import { useEndImpersonation } from '@/core/shared/account/use-way-back'

import { OwnTile } from './person-tile'
import { ProfileTile, ProfileTiles, TileSign } from './profile-tile'

/** A child's choices: continue listening, or return to the parent who opened the profile. */
export function ChildProfiles() {
  const { t } = useTranslation()
  const [by] = useState(() => impersonation.read()?.by)
  const goBack = useEndImpersonation()
  return (
    <>
      <ProfileTiles>
        <OwnTile />
        {by && (
          <li>
            <ProfileTile
              picture={<TileSign icon={<LockKeyhole aria-hidden />} />}
              name={by.name}
              note={t('For grown-ups')}
              label={t('Sign in as :name', { name: by.name })}
              onPress={goBack}
            />
          </li>
        )}
      </ProfileTiles>
      <p className="max-w-md text-balance text-muted">{t('A grown-up needs to sign in to switch profiles.')}</p>
    </>
  )
}
