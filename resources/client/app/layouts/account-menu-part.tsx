import { QueryClientProvider } from '@tanstack/react-query'
import { LogIn, LogOut, UserRoundPlus } from 'lucide-react'

import type { Theme } from '@/contract/shapes/themes'
import type { User } from '@/contract/shapes/user'
import { queryClient } from '@/core/platform/api/query-client'
import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { useSiteLanguages } from '@/core/platform/i18n/use-site-languages'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useMenu } from '@/core/platform/navigation/menus'
import { paths } from '@/core/platform/navigation/paths'
import { useUser } from '@/core/platform/session/use-session'
import { followsDevice, selectTheme } from '@/core/platform/theme/select-theme'
import { useTheme } from '@/core/platform/theme/use-theme'
import { useSignOut } from '@/core/shared/account/sign-out'
import { switchLanguage } from '@/core/shared/account/switch-language'
import { useWorkspaceGroup } from '@/features/workspaces'
import { useMediaQuery } from '@/lib/react/use-browser-state'
import { MenuPopover, type MenuPopoverProps } from '@/ui/overlays/menu-popover'
import type { MenuEntry, MenuGroup } from '@/ui/overlays/menu-rows'

import { menuEntry } from './menu-entry'
import { useAccountGroup } from './use-account-group'
import { useInstallGroup } from './use-install-group'

type AccountMenuPartProps = Omit<MenuPopoverProps, 'groups' | 'placement'> & { menu?: string | undefined }

/** The account menu: the site's menu for signed-in users, installation, languages, themes and sign-out. */
export const AccountMenuPart = (props: AccountMenuPartProps) => (
  // Pages outside the player have no query client.
  <QueryClientProvider client={queryClient}>
    <AccountPopover {...props} />
  </QueryClientProvider>
)

function AccountPopover({ menu, ...part }: AccountMenuPartProps) {
  const user = useUser()
  const groups = [
    usePageGroup(menu),
    useGuestGroup(user),
    useAccountGroup(user),
    useWorkspaceGroup(user),
    useInstallGroup(),
    useLanguageGroup(),
    useThemeGroup(),
    useSignOutGroup(user),
  ].filter((group) => group !== null)
  return <MenuPopover {...part} groups={groups} placement="bottom end" />
}

/** Media query of screens whose every header has room for the page's menu: Tailwind's `lg`. */
const LINKS_FIT = '(min-width: 64rem)'

/** Links of the page's menu, for which narrow screens have no room beside the logo. */
function usePageGroup(position: string | undefined): MenuGroup | null {
  const items = useMenu(position ?? '')
  const hasRoom = useMediaQuery(LINKS_FIT)
  return hasRoom || items.length === 0 ? null : { id: 'page', entries: items.map(menuEntry) }
}

function useGuestGroup(user: User | null): MenuGroup | null {
  const { t } = useTranslation()
  const { registration } = useSettings()
  if (user) return null
  const signIn: MenuEntry = { id: 'sign-in', label: t('Sign in'), icon: <LogIn aria-hidden />, to: paths.login.link() }
  const register: MenuEntry = {
    id: 'register',
    label: t('Register'),
    icon: <UserRoundPlus aria-hidden />,
    to: paths.register.link(),
  }
  return { id: 'guest', entries: registration.disable ? [signIn] : [signIn, register] }
}

function useLanguageGroup(): MenuGroup | null {
  const { t, language } = useTranslation()
  const languages = useSiteLanguages()
  if (languages.length === 0) return null
  const entries = languages.map(({ code, name }) => ({
    id: code,
    label: name,
    lang: code,
    onSelect: () => void switchLanguage(code),
  }))
  return { id: 'language', title: t('Language'), entries, selectedId: language }
}

const SYSTEM = 'system'

/**
 * Offers Light and Dark where the site has one of each, or else all themes by name; and the device's mode where both have
 * a theme.
 */
function useThemeGroup(): MenuGroup | null {
  const { t, tServer } = useTranslation()
  const { theme, themes, canChange } = useTheme()
  if (!canChange || themes.length < 2) return null
  const hasBoth = themes.some(({ is_dark }) => is_dark) && themes.some(({ is_dark }) => !is_dark)
  const isPair = themes.length === 2 && hasBoth
  const nameOf = ({ name, is_dark }: Theme) => (!isPair && name ? tServer(name) : t(is_dark ? 'Dark' : 'Light'))
  return {
    id: 'theme',
    title: t('Theme'),
    selectedId: hasBoth && followsDevice() ? SYSTEM : String(theme.id),
    entries: [
      ...themes
        .toSorted((one, other) => Number(one.is_dark) - Number(other.is_dark))
        .map((one) => ({ id: String(one.id), label: nameOf(one), onSelect: () => selectTheme(one.id) })),
      ...(hasBoth ? [{ id: SYSTEM, label: t('Same as device'), onSelect: () => selectTheme(SYSTEM) }] : []),
    ],
  }
}

function useSignOutGroup(user: User | null): MenuGroup | null {
  const { t } = useTranslation()
  const signOut = useSignOut()
  if (!user) return null
  return {
    id: 'leave',
    entries: [{ id: 'sign-out', label: t('Log out'), icon: <LogOut aria-hidden />, onSelect: signOut }],
  }
}
