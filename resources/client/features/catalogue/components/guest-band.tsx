import type { Channel } from '@/contract/groups/channels'
import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { sellsPlans } from '@/core/platform/settings/sells-plans'
import { Cover } from '@/core/shared/media/media-parts'
import { usePart } from '@/lib/lazy/use-part'
import { LinkButton } from '@/ui/buttons/link-button'
import { useIsFirstScreenOver } from '@/ui/deferred-rendering/use-first-screen'

import { bandCovers } from '../channel/band-covers'

const loadPrice = () => import('@/core/shared/upsell/from-price').then(({ FromPrice }) => FromPrice)

/** Rotations of the covers, from the start of the fan to its end. */
const ROTATIONS = ['-6deg', '2deg', '8deg']

/** Says to a guest what the site is, for whom and from which price, above the home channel whose covers it shows. */
export function GuestBand({ channel }: { channel: Channel }) {
  const { t, tServer } = useTranslation()
  const settings = useSettings()
  const { branding, registration } = settings
  const isOnSale = sellsPlans(settings)
  const isOver = useIsFirstScreenOver()
  const [FromPrice] = usePart(loadPrice, { when: isOver && isOnSale, onFail: 'leave out' })
  return (
    <section
      aria-labelledby="guest-band"
      className="flex items-center justify-between gap-8 overflow-hidden rounded-panel bg-chip p-6"
    >
      <div className="space-y-3">
        <p id="guest-band" className="text-2xl font-extrabold tracking-tight text-balance">
          {t('Music for children, peace of mind for parents')}
        </p>
        <p className="max-w-prose">
          {branding.site_description
            ? tServer(branding.site_description)
            : t('Listen, dance and sing along, together or on your own.')}
        </p>
        {!registration.disable && <LinkButton to={paths.register.link()}>{t('Try it')}</LinkButton>}
        {isOnSale && <p className="h-6">{FromPrice && <FromPrice />}</p>}
      </div>
      <div aria-hidden className="hidden shrink-0 lg:block">
        <div className="flex">
          {bandCovers(channel).map((image, index) => (
            <div key={image} style={{ rotate: ROTATIONS[index], marginInlineStart: index && '-2rem' }}>
              <Cover image={image} shape="square" className="w-40 shadow-floating" />
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
