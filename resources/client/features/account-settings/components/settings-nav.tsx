import { useEffect, useRef } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { classNames } from '@/lib/class-names'
import { Link } from '@/ui/links/link'

import type { AccountPanel } from '../account-panel'
import { useCurrentPanel } from '../use-anchor'

const LINK =
  'flex min-h-target items-center gap-3 rounded-full border-2 px-4 font-bold whitespace-nowrap outline-primary transition-press md:rounded-button md:border-transparent md:whitespace-normal'

/** Links to the panels: a column beside them, or on phones a bar above that follows the panel in view. */
export function SettingsNav({ panels }: { panels: readonly AccountPanel[] }) {
  const { t } = useTranslation()
  const line = useRef<HTMLUListElement>(null)
  const read = useCurrentPanel(panels.map(({ id }) => id))

  useEffect(() => {
    const link = line.current?.querySelector<HTMLElement>('[aria-current]')
    // Not scrollIntoView(), which would scroll the page too.
    if (line.current && link)
      line.current.scrollLeft = link.offsetLeft - (line.current.clientWidth - link.offsetWidth) / 2
  }, [read])

  return (
    <nav
      aria-label={t('Account settings')}
      className="sticky top-[var(--banner-height,0px)] z-above -mx-4 bg-background md:top-[calc(var(--banner-height,0px)+1.5rem)] md:mx-0 md:self-start md:bg-transparent"
    >
      <ul
        ref={line}
        className="relative flex gap-2 overflow-x-auto px-4 py-3 [scrollbar-width:none] md:flex-col md:gap-1 md:overflow-visible md:p-0"
      >
        {panels.map(({ id, title, icon: Icon }) => (
          <li key={id} className="shrink-0">
            <Link
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
