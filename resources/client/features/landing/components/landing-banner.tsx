import type { LandingAppearance } from '@/contract/groups/landing'
import { useTranslation } from '@/core/platform/i18n/use-translation'

import { CallToAction } from './call-to-action'
import { FeaturePicture } from './feature-picture'

/** The last invitation, with the third call to action; nothing without texts. */
export function LandingBanner({ appearance }: { appearance: LandingAppearance }) {
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
        <FeaturePicture image={footerImage} className="aspect-[16/9] md:aspect-[4/3] md:h-full md:max-h-96" />
      </section>
    </div>
  )
}
