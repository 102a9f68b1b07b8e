import type { LandingFeature } from '@/contract/groups/landing'
import { useTranslation } from '@/core/platform/i18n/use-translation'

import { FeaturePicture } from './feature-picture'

/** The secondary features, as rows whose picture alternates between the sides. */
export function FeatureRows({ features }: { features: LandingFeature[] }) {
  if (features.length === 0) return null
  return (
    <div className="space-y-12 md:space-y-20">
      {features.map((feature) => (
        <FeatureRow key={`${feature.title} ${feature.image}`} feature={feature} />
      ))}
    </div>
  )
}

function FeatureRow({ feature: { image, title, subtitle, description } }: { feature: LandingFeature }) {
  const { tServer } = useTranslation()
  return (
    <section className="grid items-center gap-6 md:grid-cols-2 md:gap-12 md:even:[&>:first-child]:order-last">
      <FeaturePicture image={image} className="aspect-[4/3] rounded-panel shadow-raised" />
      <div className="space-y-3">
        {subtitle && <p className="text-sm font-bold text-primary">{tServer(subtitle)}</p>}
        {title && <h2 className="text-3xl text-balance break-words">{tServer(title)}</h2>}
        {description && <p className="max-w-prose whitespace-pre-line text-muted">{tServer(description)}</p>}
      </div>
    </section>
  )
}
