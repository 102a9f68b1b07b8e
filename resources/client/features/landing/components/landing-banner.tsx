import type { LandingAppearance } from '@/contract/landing'
import { useTranslation } from '@/core/platform/i18n/use-translation'

import { CallToAction } from './call-to-action'
import { FeaturePicture } from './feature-picture'

/** The last invitation, with the third call to action; nothing without texts. */
export function LandingBanner({ appearance }: { appearance: LandingAppearance }) {
  const { tServer } = useTranslation()
  const { footerTitle, footerSubtitle, footerImage, actions } = appearance
  if (!footerTitle && !footerSubtitle) return null
  return (
    <section className="grid overflow-hidden rounded-panel bg-background-alt md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="flex flex-col items-start gap-4 p-6 md:p-12">
        {footerTitle && <h2 className="text-3xl text-balance">{tServer(footerTitle)}</h2>}
        {footerSubtitle && <p className="max-w-prose text-lg text-muted">{tServer(footerSubtitle)}</p>}
        <CallToAction item={actions.cta3} />
      </div>
      <FeaturePicture image={footerImage} className="aspect-[16/9] md:aspect-auto md:h-full md:max-h-96" />
    </section>
  )
}
