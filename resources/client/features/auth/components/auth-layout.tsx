import type { ReactNode } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { AccountMenu } from '@/core/shared/screen/account-menu'
import { MenuLine } from '@/core/shared/screen/menu-line'
import { SiteLogo } from '@/core/shared/screen/site-logo'
import { SongScene } from '@/ui/pictures/song-scene'

type AuthLayoutProps = {
  title: string
  /** Line below the title. */
  lead?: ReactNode
  children: ReactNode
}

/**
 * The page around guest forms: site mark, title and form, with a picture beside it (above it on phones). The mark keeps
 * its position across forms.
 */
export function AuthLayout({ title, lead, children }: AuthLayoutProps) {
  const { t } = useTranslation()
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:grid-rows-1">
      <div className="aspect-[2/1] overflow-hidden bg-background-alt md:sticky md:top-0 md:aspect-auto md:h-dvh">
        <SongScene className="-mt-[69%] w-full md:mt-0 md:h-full" />
      </div>
      <main
        id="main"
        tabIndex={-1}
        className="relative -mt-6 flex flex-col rounded-t-panel bg-background px-5 py-8 md:mt-0 md:rounded-none md:p-10"
      >
        <div className="mx-auto flex w-full max-w-sm flex-1 flex-col gap-6">
          <div className="flex items-center justify-between">
            <SiteLogo />
            <AccountMenu />
          </div>
          <div className="flex flex-col gap-6 md:my-auto">
            <header className="flex flex-col gap-2">
              <h1 className="text-2xl">{title}</h1>
              {lead && <p className="text-muted">{lead}</p>}
            </header>
            {children}
            <MenuLine position="auth-page-footer" label={t('More')} />
          </div>
        </div>
      </main>
    </div>
  )
}
