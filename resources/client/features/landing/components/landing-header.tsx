import type { LandingAppearance } from '@/contract/groups/landing'
import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { siteName } from '@/core/platform/settings/site-name'

import { CallToAction } from './call-to-action'
import { HeaderPicture } from './header-picture'
import { HeaderSearch } from './header-search'

/** The top of the landing page: title, lead, calls to action and search beside the picture (above it on phones). */
export function LandingHeader({ appearance }: { appearance: LandingAppearance }) {
  const { tServer } = useTranslation()
  const settings = useSettings()
  const { headerTitle, headerSubtitle, actions } = appearance
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
          <div className="flex flex-wrap gap-3 empty:hidden">
            <CallToAction item={actions.cta1} />
            <CallToAction item={actions.cta2} variant="outline" />
          </div>
        </div>
        <HeaderPicture appearance={appearance} />
      </div>
    </section>
  )
}
