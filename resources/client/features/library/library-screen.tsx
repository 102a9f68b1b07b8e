import { Navigate, useParams } from 'react-router-dom'

import type { Prefetch } from '@/core/platform/api/query'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { useUser } from '@/core/platform/session/use-session'
import { NotFound } from '@/core/shared/screen/query-view'
import { usePageMeta, usePageTitle } from '@/core/shared/screen/use-page-title'

import { LibraryNav } from './components/library-nav'
import { LibrarySectionView } from './components/library-section-view'
import { libraryAhead } from './queries'
import { type LibrarySection, librarySections } from './sections'

/** `/library/{section}`: the user's liked tracks and albums, followed artists, playlists and play history. */
export function Screen() {
  const { section } = useParams()
  const found = librarySections.find(({ id }) => id === section)
  if (section === undefined) return <Navigate to={paths.library.link({ section: librarySections[0].id })} replace />
  return found ? <Library section={found} /> : <NotFound />
}

export const prefetch: Prefetch = ({ params: { section } }) => {
  const found = librarySections.find(({ id }) => id === (section ?? librarySections[0].id))
  const { user } = getBootstrap()
  return found && user ? libraryAhead[found.id]({ userId: user.id, query: '', order: found.orders[0] }) : null
}

function Library({ section }: { section: LibrarySection }) {
  const { t } = useTranslation()
  const user = useUser()
  usePageTitle(`${t(section.title)} - ${t('Your library')}`)
  usePageMeta({ path: paths.library.link({ section: section.id }) })
  return (
    <div className="space-y-3 md:space-y-6">
      <header className="space-y-2 md:space-y-4">
        <h1 className="text-3xl font-extrabold tracking-tight">{t('Your library')}</h1>
        <LibraryNav />
      </header>
      {user && <LibrarySectionView key={section.id} section={section} userId={user.id} />}
    </div>
  )
}
