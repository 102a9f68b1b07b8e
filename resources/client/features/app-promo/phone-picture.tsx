import { assetUrl } from '@/core/platform/settings/asset-url'

import { promoTexts } from './promo-texts'

/** A song in the player, in a drawn phone that the lower edge of its container cuts off. */
export const PhonePicture = () => (
  <div className="mx-auto -mb-10 w-56 overflow-hidden rounded-[2.25rem] border-8 border-main bg-background shadow-raised md:w-64">
    <img
      src={assetUrl('images/product/phone.webp')}
      alt={promoTexts.screenshot}
      width={390}
      height={780}
      className="h-auto w-full"
    />
  </div>
)
