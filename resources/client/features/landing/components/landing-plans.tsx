import type { ReactNode } from 'react'

import type { LandingAppearance } from '@/contract/groups/landing'
import { useTranslation } from '@/core/platform/i18n/use-translation'

import { SectionHead } from './section-head'

type LandingPlansProps = { appearance: LandingAppearance; children: ReactNode }

/** The plans on sale, under the site's own title. */
export function LandingPlans({ appearance: { pricingTitle, pricingSubtitle }, children }: LandingPlansProps) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="landing-plans" className="space-y-8">
      <SectionHead id="landing-plans" title={pricingTitle ?? t('Choose your plan')} subtitle={pricingSubtitle} />
      {children}
    </section>
  )
}
