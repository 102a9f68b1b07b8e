import { useQuery } from '@tanstack/react-query'

import { type Account } from '@/contract/groups/accounts'
import { type Prefetch, prefetchable } from '@/core/platform/api/query'
import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { MenuLine } from '@/core/shared/screen/menu-line'
import { QueryView } from '@/core/shared/screen/query-view'
import { ScreenPanel } from '@/core/shared/screen/screen-panel'
import { usePageTitle } from '@/core/shared/screen/use-page-title'
import { FormSkeleton } from '@/ui/feedback/form-skeleton'
import { PanelSkeleton } from '@/ui/feedback/panel-skeleton'
import { Skeleton } from '@/ui/feedback/skeleton'

import { type AccountPanel, accountPanels } from './account-panels'
import { SettingsNav } from './components/settings-nav'
import { accountQueries } from './queries'
import { useAnchor } from './use-anchor'

/** `/account-settings`: everything that users may change about their account (spec section 2). */
export function Screen({ extraPanels }: { extraPanels: readonly AccountPanel[] }) {
  const { t } = useTranslation()
  usePageTitle(t('Account settings'))
  return (
    <div className="space-y-6">
      <h1 className="text-3xl font-extrabold tracking-tight">{t('Account settings')}</h1>
      <MenuLine position="account-settings-page" label={t('More')} />
      <div className="md:grid md:grid-cols-[13rem_minmax(0,1fr)] md:gap-8">
        <QueryView query={useQuery(accountQueries.me)} skeleton={<SettingsSkeleton />}>
          {({ user }) => <Panels account={user} extraPanels={extraPanels} />}
        </QueryView>
      </div>
    </div>
  )
}

export const prefetch: Prefetch = () => prefetchable(accountQueries.me)

function Panels({ account, extraPanels }: { account: Account; extraPanels: readonly AccountPanel[] }) {
  const bootstrap = useBootstrap((all) => all)
  const panels = accountPanels(extraPanels).filter(({ isShownTo }) => isShownTo?.(bootstrap) ?? true)
  useAnchor()
  return (
    <>
      <SettingsNav panels={panels} />
      <div className="max-w-xl space-y-6">
        {panels.map((panel) => (
          <ScreenPanel key={panel.id} {...panel}>
            <panel.Content account={account} />
          </ScreenPanel>
        ))}
      </div>
    </>
  )
}

/** Skeleton of the panel links and the first panels. */
function SettingsSkeleton() {
  return (
    <>
      <div className="flex gap-2 overflow-hidden py-3 md:flex-col md:py-0">
        {[1, 2, 3, 4, 5, 6].map((row) => (
          <Skeleton key={row} className="h-11 w-32 shrink-0 rounded-full md:w-full" />
        ))}
      </div>
      <div className="space-y-6">
        <PanelSkeleton>
          <FormSkeleton fields={4} hasPicture />
        </PanelSkeleton>
        <PanelSkeleton>
          <FormSkeleton fields={2} />
        </PanelSkeleton>
      </div>
    </>
  )
}
