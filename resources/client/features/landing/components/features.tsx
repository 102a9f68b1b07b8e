import type { LandingAppearance, LandingFeature } from '@/contract/groups/landing'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { classNames } from '@/lib/class-names'

/** The primary features, as cards side by side: three fit from 768 pixels on. */
export function FeatureCards({ features }: { features: LandingAppearance['primaryFeatures'] }) {
  const { t, tServer } = useTranslation()
  return (
    <ul aria-label={t('What you get')} className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-6">
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

/** The secondary features, as rows whose picture alternates between the sides. */
export function FeatureRows({ features }: { features: LandingFeature[] }) {
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

type FeaturePictureProps = {
  image: string | null | undefined
  /** Classes with the aspect ratio, which reserves the space. */
  className: string
}

/** Picture of a feature, loaded near the viewport; nothing without one. */
export function FeaturePicture({ image, className }: FeaturePictureProps) {
  const url = assetUrl(image)
  if (!url) return null
  return (
    <div className={classNames('overflow-hidden bg-chip', className)}>
      <img src={url} alt="" loading="lazy" decoding="async" className="size-full object-cover" />
    </div>
  )
}
