import type { ReactNode } from 'react'

import type { LandingAppearance } from '@/contract/groups/landing'
import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { sellsPlans } from '@/core/platform/settings/sells-plans'
import { landingAppearance } from '@/core/shared/landing/landing-appearance'
import { PublicPage } from '@/core/shared/screen/public-page'
import { usePageMeta, usePageTitle } from '@/core/shared/screen/use-page-title'

import { Band, SectionHead } from './components/band'
import { CallToAction } from './components/call-to-action'
import { FeatureCards, FeaturePicture, FeatureRows } from './components/features'
import { LandingHeader } from './components/landing-header'
import { TrendingArtists } from './components/trending-artists'

type LandingScreenProps = {
  /** The plans on sale, from another feature; shown below the pricing title. */
  plans: ReactNode
}

/** The landing page: what the site offers, its artists, and its prices (spec section 2, "Landing page"). */
export function Screen({ plans }: LandingScreenProps) {
  const settings = useSettings()
  const appearance = landingAppearance(settings)
  const { primaryFeatures, secondaryFeatures } = appearance
  const { homepage, branding } = settings
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
      {homepage.pricing && sellsPlans(settings) && (
        <Band>
          <Plans appearance={appearance}>{plans}</Plans>
        </Band>
      )}
      <Banner appearance={appearance} />
    </PublicPage>
  )
}

type PlansProps = { appearance: LandingAppearance; children: ReactNode }

/** The plans on sale, under the site's own title. */
function Plans({ appearance: { pricingTitle, pricingSubtitle }, children }: PlansProps) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="landing-plans" className="space-y-8">
      <SectionHead id="landing-plans" title={pricingTitle ?? t('Choose your plan')} subtitle={pricingSubtitle} />
      {children}
    </section>
  )
}

/** Closing banner with the third call to action; renders nothing without texts. */
function Banner({ appearance }: { appearance: LandingAppearance }) {
  const { tServer } = useTranslation()
  const { footerTitle, footerSubtitle, footerImage, actions } = appearance
  if (!footerTitle && !footerSubtitle) return null
  return (
    <div className="mx-auto w-full max-w-page px-4 pb-16 md:px-8">
      <section className="grid overflow-hidden rounded-panel bg-primary text-on-primary md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex flex-col items-start justify-center gap-4 p-6 md:p-12">
          {footerTitle && <h2 className="text-3xl text-balance">{tServer(footerTitle)}</h2>}
          {footerSubtitle && <p className="max-w-prose text-lg">{tServer(footerSubtitle)}</p>}
          <CallToAction item={actions.cta3} className="bg-on-primary! text-primary!" />
        </div>
        <FeaturePicture image={footerImage} className="aspect-[16/9] md:aspect-[4/3] md:size-full md:max-h-96" />
      </section>
    </div>
  )
}
