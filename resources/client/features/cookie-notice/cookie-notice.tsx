import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import * as z from 'zod/mini'

import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { linkTarget } from '@/core/platform/navigation/link-target'
import { matchesPath } from '@/core/platform/navigation/matches-path'
import { paths } from '@/core/platform/navigation/paths'
import { cookie } from '@/core/platform/storage/cookies'
import { publishHeight } from '@/lib/browser/publish-height'
import { classNames } from '@/lib/class-names'
import { useEventListener } from '@/lib/react/use-event-listener'
import { Button } from '@/ui/buttons/button'
import { buttonStyle, textSizes } from '@/ui/buttons/button-style'
import { Link } from '@/ui/links/link'

/** Acceptance of the notice, which the server reads too (backend contract, section 10). */
const acceptance = cookie({ name: 'cookie_notice', schema: z.literal('true'), days: 30 })

const publishNoticeHeight = publishHeight('--cookie-notice-height')

/** Edge of the page; `settings.cookie_notice.position` selects it. */
export type NoticePlace = 'top' | 'bottom'

/** Players embedded in other sites show no notice. */
const EMBEDDED = [paths.albumEmbed.pattern, paths.trackEmbed.pattern]

/**
 * Bar about cookies with a button that accepts it for 30 days, and the site's link (spec section 2). At the top it
 * scrolls with the page. At the bottom it stays, and the page, its menu and the player make room for it.
 */
export function CookieNotice({ place }: { place: NoticePlace }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const position = useBootstrap(({ settings }) => (settings.cookie_notice.position === 'top' ? 'top' : 'bottom'))
  const isNoticeEnabled = useBootstrap(({ show_cookie_notice }) => show_cookie_notice)
  const [isAccepted, setAccepted] = useState(hasAccepted)
  // Another tab may have accepted it.
  useEventListener('window', 'focus', () => setAccepted((before) => before || hasAccepted()))
  if (!isNoticeEnabled || isAccepted || position !== place) return null
  if (EMBEDDED.some((pattern) => matchesPath(pattern, '/', pathname))) return null

  function accept(): void {
    acceptance.write(true)
    setAccepted(true)
    // The focused button is gone.
    document.querySelector('main')?.focus({ preventScroll: true })
  }
  return (
    <section
      aria-label={t('Cookies')}
      ref={place === 'bottom' ? publishNoticeHeight : null}
      className={classNames(
        'border-divider bg-paper',
        place === 'bottom' ? 'fixed inset-x-0 bottom-0 z-bar border-t pb-[env(safe-area-inset-bottom)]' : 'border-b',
      )}
    >
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-6 gap-y-2 px-4 py-2 md:px-8">
        <p className="text-sm leading-tight">
          {t('This site uses cookies to keep you signed in and to remember your settings.')}
        </p>
        <div className="ms-auto flex flex-wrap items-center gap-2">
          <NoticeLink />
          <Button size="sm" onClick={accept}>
            {t('OK')}
          </Button>
        </div>
      </div>
    </section>
  )
}

const hasAccepted = (): boolean => acceptance.read() !== undefined

/** The site's link about cookies; nothing without a label, or for a URL that is unsafe. */
function NoticeLink() {
  const { tServer } = useTranslation()
  const bootstrap = useBootstrap((all) => all)
  const { label, action } = bootstrap.settings.cookie_notice.button
  const target = label && action ? linkTarget(action, bootstrap) : undefined
  if (!label || !target) return null
  const className = classNames(buttonStyle('ghost'), textSizes.sm)
  if (target.to !== undefined) {
    return (
      <Link to={target.to} className={className}>
        {tServer(label)}
      </Link>
    )
  }
  return (
    <a href={target.href} target="_blank" rel="noopener noreferrer" className={className}>
      {tServer(label)}
    </a>
  )
}
