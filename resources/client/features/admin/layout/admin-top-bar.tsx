import { ExternalLink, MenuIcon, Search } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { AccountMenu } from '@/core/shared/screen/account-menu'
import { MenuLine } from '@/core/shared/screen/menu-line'
import { usePart } from '@/lib/lazy/use-part'
import { useCommandKey } from '@/lib/react/use-command-key'
import { Button } from '@/ui/buttons/button'
import { IconButton } from '@/ui/buttons/icon-button'
import { LinkButton } from '@/ui/buttons/link-button'
import { Menu } from '@/ui/overlays/menu'

import { loadBadge } from './load-badge'
import { SectionIcon } from './section-icon'
import { useSectionLinks } from './use-section-links'

/** The bar above every admin screen: the menu on phones, the command palette, and a link back to the site. */
export function AdminTopBar({ openPalette }: { openPalette: () => void }) {
  const { t } = useTranslation()
  useCommandKey('k', openPalette)
  return (
    <header className="flex items-center gap-2 px-4 py-3 md:px-8 print:hidden">
      <PhoneMenu />
      <Button variant="outline" size="sm" onClick={openPalette} className="min-w-0 max-md:flex-1 max-md:justify-start">
        <Search aria-hidden className="size-4" />
        <span className="truncate">{t('Search or run a command')}</span>
        <kbd className="font-sans text-xs text-muted max-md:hidden">Ctrl K</kbd>
      </Button>
      <div className="max-lg:hidden">
        <MenuLine position="admin-navbar" label={t('Menu')} />
      </div>
      <div className="ms-auto flex items-center gap-2">
        <LinkButton to={paths.home.link()} variant="ghost" size="sm" aria-label={t('Open the site')}>
          <ExternalLink aria-hidden className="size-4" />
          <span className="max-md:hidden">{t('Open the site')}</span>
        </LinkButton>
        <AccountMenu menu="admin-navbar" />
      </div>
    </header>
  )
}

/** The sections as a menu, on screens too narrow for the sidebar; it requests the numbers of what waits once it is open. */
function PhoneMenu() {
  const { t } = useTranslation()
  const [WaitingBadge] = usePart(loadBadge, { when: 'mounted', onFail: 'leave out' })
  const groups = useSectionLinks().map(({ title, links }, index) => ({
    id: String(index),
    ...(title !== undefined && { title }),
    entries: links.map((link) => ({
      id: link.to,
      label: link.label,
      to: link.to,
      icon: <SectionIcon link={link} />,
      ...(WaitingBadge && link.section && { badge: <WaitingBadge section={link.section} /> }),
    })),
  }))
  return (
    <div className="md:hidden">
      <Menu
        label={t('Administration')}
        placement="bottom start"
        groups={groups}
        trigger={(trigger) => <IconButton {...trigger} label={t('Administration')} icon={<MenuIcon />} />}
      />
    </div>
  )
}
