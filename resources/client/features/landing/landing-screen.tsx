import type { ReactNode } from 'react'

import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { paths } from '@/core/platform/navigation/paths'
import { landingAppearance } from '@/core/shared/landing/landing-appearance'
import { PublicPage } from '@/core/shared/screen/public-page'
import { usePageMeta, usePageTitle } from '@/core/shared/screen/use-page-title'

import { Band } from './components/band'
import { FeatureCards } from './components/feature-cards'
import { FeatureRows } from './components/feature-rows'
import { LandingBanner } from './components/landing-banner'
import { LandingHeader } from './components/landing-header'
import { LandingPlans } from './components/landing-plans'
import { TrendingArtists } from './components/trending-artists'

type LandingScreenProps = {
  /** The plans on sale, from another feature; shown below the pricing title. */
  plans: ReactNode
}

/** The landing page: what the site is, who is on it, and what it costs (spec section 2, "Landing page"). */
export function Screen({ plans }: LandingScreenProps) {
  const settings = useSettings()
  const appearance = landingAppearance(settings)
  const { primaryFeatures, secondaryFeatures } = appearance
  const { homepage, billing, branding } = settings
  usePageTitle(null)
  usePageMeta({ path: paths.home.link(), description: branding.site_description, image: appearance.headerImage })
  return (
    <PublicPage menu="landing-page-navbar" width="full">
      <LandingHeader appearance={appearance} />
      {primaryFeatures.length > 0 && (
        <Band isTinted hasHill>
          <FeatureCards features={primaryFeatures} />
        </Band>
      )}
      {secondaryFeatures.length > 0 && (
        <Band>
          <FeatureRows features={secondaryFeatures} />
        </Band>
      )}
      {homepage.trending && (
        <Band isTinted>
          <TrendingArtists />
        </Band>
      )}
      {homepage.pricing && billing.enable && (
        <Band>
          <LandingPlans appearance={appearance}>{plans}</LandingPlans>
        </Band>
      )}
      <LandingBanner appearance={appearance} />
    </PublicPage>
  )
}
