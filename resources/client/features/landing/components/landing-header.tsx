import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'

import type { LandingAppearance } from '@/contract/groups/landing'
import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { usePermission } from '@/core/platform/session/use-session'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { sellsPlans } from '@/core/platform/settings/sells-plans'
import { siteName } from '@/core/platform/settings/site-name'
import { imageOpacity, overlayOf } from '@/core/shared/landing/landing-appearance'
import { usePart } from '@/lib/lazy/use-part'
import { Button } from '@/ui/buttons/button'
import { useIsFirstScreenOver } from '@/ui/deferred-rendering/use-first-screen'
import { HILLS, SCENE_BOX } from '@/ui/pictures/hills'

import { CallToAction } from './call-to-action'

const loadPrice = () => import('@/core/shared/upsell/from-price').then(({ FromPrice }) => FromPrice)
const loadPreview = () => import('./player-preview').then(({ PlayerPreview }) => PlayerPreview)

/** The top of the landing page: title, lead, calls to action and search beside the picture (above it on phones). */
export function LandingHeader({ appearance }: { appearance: LandingAppearance }) {
  const { tServer } = useTranslation()
  const settings = useSettings()
  const { headerTitle, headerSubtitle, actions } = appearance
  const isOnSale = settings.homepage.pricing && sellsPlans(settings)
  const isOver = useIsFirstScreenOver()
  const [FromPrice] = usePart(loadPrice, { when: isOver && isOnSale, onFail: 'leave out' })
  const subtitle = headerSubtitle ?? settings.branding.site_description
  return (
    <section>
      <div className="mx-auto grid w-full max-w-page grid-cols-1 items-center gap-8 px-4 pt-4 pb-10 md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] md:gap-12 md:px-8 md:pt-6">
        <div className="space-y-6">
          <h1 className="text-4xl font-extrabold tracking-tight text-balance break-words">
            {headerTitle ? tServer(headerTitle) : siteName(settings)}
          </h1>
          {subtitle && <p className="max-w-prose text-lg text-muted">{tServer(subtitle)}</p>}
          <HeaderSearch actions={actions} />
          <div className="space-y-3">
            <div className="flex flex-wrap gap-3 empty:hidden">
              <CallToAction item={actions.cta1} />
              <CallToAction item={actions.cta2} variant="outline" />
            </div>
            {isOnSale && <p className="h-6 text-muted">{FromPrice && <FromPrice />}</p>}
          </div>
        </div>
        <HeaderPicture appearance={appearance} />
      </div>
    </section>
  )
}

/** Search field of the landing page, where its texts are configured and the visitor may open the results. */
function HeaderSearch({ actions: { inputText, inputButton } }: Pick<LandingAppearance, 'actions'>) {
  const { t, tServer } = useTranslation()
  const navigate = useNavigate()
  const mayListen = usePermission('music.view')
  if (!mayListen || !(inputText || inputButton)) return null

  function search(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const query = new FormData(event.currentTarget).get('query')
    if (typeof query === 'string' && query.trim()) void navigate(paths.search.link({ query: query.trim() }))
  }

  return (
    <form
      role="search"
      onSubmit={search}
      className="flex max-w-md items-center gap-2 rounded-button border-2 border-edge bg-paper p-1 ps-4 focus-within:border-primary"
    >
      <input
        type="search"
        name="query"
        aria-label={t('Search')}
        placeholder={inputText ? tServer(inputText) : t('Search')}
        autoComplete="off"
        className="min-h-target min-w-0 flex-1 appearance-none bg-transparent text-ellipsis outline-none placeholder:text-muted"
      />
      <Button type="submit">{inputButton ? tServer(inputButton) : t('Search')}</Button>
    </form>
  )
}

/** The header's picture under its overlay; the player with the site's artists if none is set. Reserves its space. */
function HeaderPicture({ appearance }: { appearance: LandingAppearance }) {
  const url = assetUrl(appearance.headerImage)
  const overlay = overlayOf(appearance)
  const isOver = useIsFirstScreenOver()
  const [Preview] = usePart(loadPreview, { when: isOver && !url, onFail: 'leave out' })
  return (
    <div className="relative aspect-[4/3] w-full overflow-hidden rounded-panel bg-chip shadow-floating">
      {url ? (
        <img
          src={url}
          alt=""
          fetchPriority="high"
          className="absolute inset-0 size-full object-cover"
          style={{ opacity: imageOpacity(appearance) }}
        />
      ) : (
        <>
          <Hills />
          {Preview && <Preview />}
        </>
      )}
      {overlay && <div className="absolute inset-0" style={{ backgroundImage: overlay }} />}
    </div>
  )
}

const Hills = () => (
  <svg viewBox={SCENE_BOX} preserveAspectRatio="xMidYMax slice" aria-hidden className="absolute inset-0 size-full">
    {Object.values(HILLS).map(({ d, className }) => (
      <path key={d} d={d} className={className} />
    ))}
  </svg>
)
