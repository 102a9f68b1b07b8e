import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { matchPath, useLocation } from 'react-router-dom'

import type { Product } from '@/contract/groups/products'
import { isGone } from '@/core/platform/api/api-error'
import { type Prefetch, prefetchable } from '@/core/platform/api/query'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { type CampaignPath, campaignPaths, campaigns } from '@/core/platform/navigation/paths'
import { consumeCampaignToast } from '@/core/platform/storage/campaign-toast'
import { BillingCycleSwitch, useBillingCycle } from '@/core/shared/plan-table/billing-cycle'
import { PlanCard } from '@/core/shared/plan-table/plan-card'
import { PlanNotFound } from '@/core/shared/plan-table/plan-not-found'
import { TestDataBanner } from '@/core/shared/plan-table/test-data-banner'
import { planQueries } from '@/core/shared/pricing/plan-queries'
import { bestYearlySaving, hasCycles, priceFor } from '@/core/shared/pricing/prices'
import { PublicQueryPage } from '@/core/shared/screen/public-query-page'
import { NotFound, PanelError } from '@/core/shared/screen/query-view'
import { usePageTitle } from '@/core/shared/screen/use-page-title'
import { toast } from '@/core/shared/toasts/toast-store'
import { Skeleton } from '@/ui/feedback/skeleton'
import { StarOrnament } from '@/ui/pictures/star-ornament'

import { CAMPAIGN_ASSURANCE, CAMPAIGN_LANGUAGE, campaignTexts } from './campaign-texts'

const campaignAt = (pathname: string): CampaignPath | undefined =>
  campaignPaths.find((path) => matchPath(path, pathname))

/** The five campaign pages: each sells a single plan (spec section 2, "Campaign pages"). */
export function Screen() {
  const campaign = campaignAt(useLocation().pathname)
  useEffect(showCampaignToast, [])
  return (
    <PublicQueryPage menu="custom-page-navbar">
      {campaign ? <Campaign key={campaign} campaign={campaign} /> : <NotFound />}
    </PublicQueryPage>
  )
}

export const prefetch: Prefetch = ({ pathname }) => {
  const campaign = campaignAt(pathname)
  return campaign ? prefetchable(planQueries.show(campaigns[campaign])) : null
}

/** Shows the toast that another script of the site stored, as an error (spec section 2). */
function showCampaignToast(): void {
  const message = consumeCampaignToast()
  if (message) toast.danger(message)
}

function Campaign({ campaign }: { campaign: CampaignPath }) {
  const { data, error, refetch } = useQuery(planQueries.show(campaigns[campaign]))
  const { t } = useTranslation()
  const isMissing = !data && isGone(error)
  usePageTitle(isMissing ? t('Plan not found') : campaignTexts[campaign].title)
  if (isMissing) return <PlanNotFound />
  if (error && !data) return <PanelError level={1} error={error} onRetry={() => void refetch()} />
  return (
    <>
      <TestDataBanner />
      <div className="grid items-center gap-8 md:grid-cols-2 md:gap-12 md:py-8">
        <Greeting campaign={campaign} />
        {data ? <Offer plan={data.product} /> : <Skeleton className="h-112 rounded-panel" />}
      </div>
    </>
  )
}

function Greeting({ campaign }: { campaign: CampaignPath }) {
  const { title, lead } = campaignTexts[campaign]
  return (
    <header lang={CAMPAIGN_LANGUAGE} className="space-y-4">
      <StarOrnament className="size-16 text-primary max-md:hidden" />
      <h1 className="text-4xl text-balance">{title}</h1>
      <p className="text-lg text-pretty">{lead}</p>
      <p className="text-muted">{CAMPAIGN_ASSURANCE}</p>
    </header>
  )
}

function Offer({ plan }: { plan: Product }) {
  const [cycle, setCycle] = useBillingCycle('monthly')
  const plans = [plan]
  return (
    <div className="space-y-4">
      {hasCycles(plans) && <BillingCycleSwitch cycle={cycle} onChange={setCycle} saving={bestYearlySaving(plans)} />}
      <PlanCard product={plan} price={priceFor(cycle, plan.prices)} isEmphasized />
    </div>
  )
}
