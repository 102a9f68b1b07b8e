import { useMatch } from 'react-router-dom'

import { paths } from '@/core/platform/navigation/paths'
import { useUser } from '@/core/platform/session/use-session'
import { SiteLogo } from '@/core/shared/screen/site-logo'
import { SearchBox } from '@/features/search'

import { AccountMenu } from '../account-menu'

/** The bar above a child's screen: home and account; on the search screen the search field. */
export function ChildTopBar() {
  const user = useUser()
  const isSearch = useMatch(paths.search.pattern) !== null
  return (
    <header className="flex flex-wrap items-center gap-3 px-4 py-2 md:px-8">
      <SiteLogo />
      {isSearch && <SearchBox />}
      <div className="ms-auto">
        <AccountMenu user={user} />
      </div>
    </header>
  )
}
