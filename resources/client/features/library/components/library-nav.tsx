import { Disc3, History, ListMusic, type LucideIcon, MicVocal, Music, TabletSmartphone } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { useIsChild } from '@/core/platform/session/use-session'
import { useOffersDownloads } from '@/core/shared/downloads/use-offers-downloads'
import { classNames } from '@/lib/class-names'
import { fadeEdges } from '@/ui/disclosure/fade-edges'
import { NavLink } from '@/ui/links/link'

import { type LibrarySection, librarySectionsFor } from '../sections'

const CHIP =
  'flex min-h-target shrink-0 items-center gap-2 rounded-full border-2 px-5 font-bold whitespace-nowrap outline-primary transition-press'

/** Links to the library's sections; scrolls horizontally when they do not fit. */
export function LibraryNav() {
  const { t } = useTranslation()
  const isChild = useIsChild()
  const sections = librarySectionsFor(isChild)
  const offersDownload = useOffersDownloads()
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useLayoutEffect(() => fadeEdges(nav.current), [])
  useLayoutEffect(() => {
    const chip = nav.current?.querySelector<HTMLElement>('[aria-current=page]')
    if (nav.current && chip) nav.current.scrollLeft = chip.offsetLeft - (nav.current.clientWidth - chip.offsetWidth) / 2
  }, [pathname])
  return (
    <nav
      ref={nav}
      aria-label={t('Your library')}
      className="relative -mx-4 overflow-x-auto px-4 py-1 scrollbar-none md:-mx-8 md:px-8"
    >
      <ul className="flex gap-2">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <NavLink
              to={paths.library.link({ section: id })}
              className={({ isActive }) =>
                classNames(CHIP, isActive ? 'border-primary bg-primary text-on-primary' : 'border-edge hover:bg-hover')
              }
            >
              {isChild && <SectionIcon id={id} />}
              {t(title)}
            </NavLink>
          </li>
        ))}
        {offersDownload && (
          <li>
            <NavLink to={paths.downloads.link()} className={() => classNames(CHIP, 'border-edge hover:bg-hover')}>
              <TabletSmartphone aria-hidden className="size-6 shrink-0" />
              {t('Downloads')}
            </NavLink>
          </li>
        )}
      </ul>
    </nav>
  )
}

const icons: Record<LibrarySection['id'], LucideIcon> = {
  songs: Music,
  albums: Disc3,
  artists: MicVocal,
  playlists: ListMusic,
  history: History,
}

/** Icon for children who cannot read yet. */
function SectionIcon({ id }: Pick<LibrarySection, 'id'>) {
  const Icon = icons[id]
  return <Icon aria-hidden className="size-6 shrink-0" />
}
