import type { ReactNode } from 'react'

import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { currentPath, loginPath } from '@/core/platform/navigation/redirects'
import { useUser } from '@/core/platform/session/use-session'
import { classNames } from '@/lib/class-names'
import { usePart } from '@/lib/lazy/use-part'
import { LinkButton } from '@/ui/buttons/link-button'
import { useIsFirstScreenOver } from '@/ui/deferred-rendering/use-first-screen'

import { AccountMenu } from './account-menu'
import { MenuLine } from './menu-line'
import { SiteLogo } from './site-logo'
import { SkipToContent } from './skip-to-content'

/** A separate chunk: it is below the first screen, whose byte budget is tight. */
const loadFooter = () => import('./site-footer').then(({ SiteFooter }) => SiteFooter)

/** Props of {@link PublicPage}. */
export type PublicPageProps = {
  /** Position of the menu in the header. */
  menu: string
  /** `full` for pages of full-width bands; otherwise the content has the width of a page. */
  width?: 'page' | 'full'
  children: ReactNode
}

/**
 * The page around screens that guests and users see outside the player: logo, menu, and links to sign in. Without
 * queries, whose code is too large for a guest's first screen.
 */
export function PublicPage({ menu, width = 'page', children }: PublicPageProps) {
  const { t } = useTranslation()
  const [Footer] = usePart(loadFooter, { when: useIsFirstScreenOver(), onFail: 'leave out' })
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex w-full max-w-page items-center gap-x-2 px-4 py-3 md:gap-x-4 md:px-8 lg:gap-x-6">
        <SkipToContent />
        <SiteLogo isOnBar />
        <div className="max-md:hidden">
          <MenuLine position={menu} label={t('Menu')} />
        </div>
        <div className="ms-auto flex shrink-0 items-center gap-1 lg:gap-2">
          <AccountLinks />
          <AccountMenu menu={menu} />
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className={classNames(
          'w-full flex-1 outline-none',
          width === 'page' && 'mx-auto max-w-page space-y-8 px-4 pt-4 pb-16 md:px-8',
        )}
      >
        {children}
      </main>
      {Footer && <Footer />}
    </div>
  )
}

function AccountLinks() {
  const { t } = useTranslation()
  const user = useUser()
  const { registration } = useSettings()
  if (user) return null
  return (
    <>
      {!registration.disable && (
        <LinkButton to={paths.register.link()} variant="ghost" size="sm" className="max-lg:px-2">
          {t('Register')}
        </LinkButton>
      )}
      <LinkButton to={loginPath(currentPath())} variant="outline" size="sm" className="max-lg:px-2">
        {t('Sign in')}
      </LinkButton>
    </>
  )
}
