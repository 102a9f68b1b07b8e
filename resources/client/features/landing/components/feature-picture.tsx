import { assetUrl } from '@/core/platform/settings/asset-url'
import { classNames } from '@/lib/class-names'

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
