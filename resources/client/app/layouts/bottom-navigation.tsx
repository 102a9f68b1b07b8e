import { useTranslation } from '@/core/platform/i18n/use-translation'

import { MenuLinks } from './menu-links'

/** The main menu at the bottom of narrow screens. */
export function BottomNavigation() {
  const { t } = useTranslation()
  return (
    <nav
      aria-label={t('Main menu')}
      className="fixed inset-x-0 bottom-0 z-bar border-t border-divider bg-paper pb-[env(safe-area-inset-bottom)] empty:hidden md:hidden"
    >
      <MenuLinks
        position="mobile-bottom"
        className="flex justify-around"
        itemClassName="min-h-14 min-w-16 flex-col justify-center gap-0.5 px-2 text-xs"
      />
    </nav>
  )
}
