import { useTranslation } from '@/core/platform/i18n/use-translation'
import { classNames } from '@/lib/class-names'
import { Link } from '@/ui/links/link'

import type { AccountPanel } from '../account-panels'
import { useCurrentPanel } from '../use-anchor'

const LINK =
  'flex min-h-target items-center gap-3 rounded-full border-2 px-4 font-bold whitespace-nowrap outline-primary transition-press md:rounded-button md:border-transparent md:whitespace-normal'

/** Links to the panels: a column beside them, or on phones a bar above that follows the panel in view. */
export function SettingsNav({ panels }: { panels: readonly AccountPanel[] }) {
  const { t } = useTranslation()
  const read = useCurrentPanel(panels.map(({ id }) => id))

  return (
    <nav
      aria-label={t('Account settings')}
      className="sticky top-[var(--banner-height,0px)] z-above -mx-4 bg-background md:top-[calc(var(--banner-height,0px)+1.5rem)] md:mx-0 md:self-start md:bg-transparent"
    >
      <ul className="relative flex gap-2 overflow-x-auto px-4 py-3 scrollbar-none md:flex-col md:gap-1 md:overflow-visible md:p-0">
        {panels.map(({ id, title, icon: Icon }) => (
          <li key={id} className="shrink-0">
            <Link
              ref={id === read ? centreInBar : undefined}
              to={{ hash: id }}
              replace
              aria-current={id === read ? 'location' : undefined}
              className={classNames(
                LINK,
                id === read ? 'border-primary bg-selected text-primary' : 'border-edge hover:bg-hover',
              )}
            >
              <Icon aria-hidden className="hidden size-5 shrink-0 md:block" />
              {t(title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Scrolls the bar to its current link. Not with scrollIntoView(), which would scroll the page too. */
function centreInBar(link: HTMLAnchorElement | null): void {
  const bar = link?.closest('ul')
  if (link && bar) bar.scrollLeft = link.offsetLeft - (bar.clientWidth - link.offsetWidth) / 2
}
