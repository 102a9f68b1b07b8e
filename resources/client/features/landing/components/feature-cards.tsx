import type { LandingAppearance } from '@/contract/groups/landing'
import { useTranslation } from '@/core/platform/i18n/use-translation'

import { FeaturePicture } from './feature-picture'

type FeatureCardsProps = { features: LandingAppearance['primaryFeatures'] }

/** The primary features, as cards side by side. */
export function FeatureCards({ features }: FeatureCardsProps) {
  const { t, tServer } = useTranslation()
  if (features.length === 0) return null
  return (
    <ul aria-label={t('What you get')} className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-6">
      {features.map(({ image, title, subtitle }) => (
        <li key={`${title} ${image}`} className="overflow-hidden rounded-panel bg-paper shadow-raised">
          <FeaturePicture image={image} className="aspect-[4/3]" />
          <div className="space-y-1 p-5">
            {title && <h2 className="text-xl break-words">{tServer(title)}</h2>}
            {subtitle && <p className="text-muted">{tServer(subtitle)}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
