import { NavLink } from 'react-router-dom'

import { useTranslation } from '@/core/i18n/use-translation'
import { paths } from '@/core/navigation/paths'
import { classNames } from '@/lib/class-names'

import { librarySections } from '../sections'

const CHIP =
  'flex min-h-target shrink-0 items-center rounded-full border-2 px-5 font-bold whitespace-nowrap outline-primary transition-press'

/** The parts of the library, as pages of their own; the line scrolls where it is too long. */
export function LibraryNav() {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('Your library')} className="-mx-4 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:-mx-8 md:px-8">
      <ul className="flex gap-2">
        {librarySections.map(({ id, title }) => (
          <li key={id}>
            <NavLink
              to={paths.library.link({ section: id })}
              className={({ isActive }) =>
                classNames(CHIP, isActive ? 'border-primary bg-primary text-on-primary' : 'border-edge hover:bg-hover')
              }
            >
              {t(title)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
