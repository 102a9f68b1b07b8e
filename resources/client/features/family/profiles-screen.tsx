import { QueryClientProvider } from '@tanstack/react-query'
import { LockKeyhole, Settings } from 'lucide-react'
import { useState } from 'react'

import { type Prefetch, prefetchablePages } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { impersonation } from '@/core/platform/session/impersonation'
import { hasPermission } from '@/core/platform/session/permissions'
import { usePermission } from '@/core/platform/session/use-session'
import { useEndImpersonation } from '@/core/shared/account/use-end-impersonation'
import { SiteLogo } from '@/core/shared/screen/site-logo'
import { usePageTitle } from '@/core/shared/screen/use-page-title'
import { LinkButton } from '@/ui/buttons/link-button'

import { ParentProfiles } from './components/parent-profiles'
import { OwnTile } from './components/person-tile'
import { ProfileTile, ProfileTiles, TileSign } from './components/profile-tile'
import { FAMILY_PATH, MANAGES_FAMILY } from './family-rules'
import { familyQueries } from './queries'

/**
 * "Who's listening?": the family's profiles as large pictures for children to press (product.md, "Children and
 * families").
 */
export function Screen() {
  const { t } = useTranslation()
  const mayManage = usePermission(MANAGES_FAMILY)
  const title = t("Who's listening?")
  usePageTitle(title)
  return (
    <QueryClientProvider client={queryClient}>
      <div className="flex min-h-[calc(100dvh-var(--banner-height,0px))] flex-col">
        <header className="flex items-center justify-between gap-4 px-4 py-3 md:px-8">
          <SiteLogo />
          {mayManage && (
            <LinkButton to={FAMILY_PATH} variant="ghost" size="sm">
              <Settings aria-hidden className="size-4" />
              {t('Manage profiles')}
            </LinkButton>
          )}
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="flex flex-1 flex-col items-center justify-center gap-8 px-4 py-8 text-center outline-none md:gap-12"
        >
          <h1 className="text-4xl font-extrabold tracking-tight text-balance">{title}</h1>
          {mayManage ? <ParentProfiles /> : <ChildProfiles />}
        </main>
      </div>
    </QueryClientProvider>
  )
}

export const prefetch: Prefetch = () =>
  hasPermission(getBootstrap(), MANAGES_FAMILY) ? prefetchablePages(familyQueries.list) : null

/** A child's choices: continue listening, or return to the parent who opened the profile. */
function ChildProfiles() {
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
