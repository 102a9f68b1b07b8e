import { QueryClientProvider } from '@tanstack/react-query'
import { Settings } from 'lucide-react'

import { prefetchablePages } from '@/core/platform/api/prefetchable'
import { queryClient } from '@/core/platform/api/query-client'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import type { Prefetch } from '@/core/platform/navigation/prefetch'
import { hasPermission } from '@/core/platform/session/permissions'
import { usePermission } from '@/core/platform/session/use-session'
import { SiteLogo } from '@/core/shared/screen/site-logo'
import { usePageTitle } from '@/core/shared/screen/use-page-title'
import { LinkButton } from '@/ui/buttons/link-button'

import { ChildProfiles } from './components/child-profiles'
import { ParentProfiles } from './components/parent-profiles'
import { FAMILY_PATH, MANAGES_FAMILY } from './family-rules'
import { familyQueries } from './queries'

/**
 * "Who's listening?": the family's profiles as large pictures for children to press (product.md, "Children and
 * families").
 */
export function ProfilesScreen() {
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
