import { LogIn, LogOut, UserRoundPlus, UsersRound } from 'lucide-react'

import type { User } from '@/contract/user'
import { languages } from '@/core/i18n/languages'
import { switchLanguage } from '@/core/i18n/switch-language'
import { useTranslation } from '@/core/i18n/use-translation'
import { followLink } from '@/core/navigation/follow-link'
import type { VisibleItem } from '@/core/navigation/menus'
import { paths } from '@/core/navigation/paths'
import { useMenu } from '@/core/navigation/use-menu'
import { impersonation } from '@/core/session/impersonation'
import { usePermission } from '@/core/session/use-session'
import { useSignOut } from '@/core/session/use-sign-out'
import { useSettings } from '@/core/settings/use-settings'
import { useTheme } from '@/core/theme/use-theme'
import { useWorkspaceGroup } from '@/features/workspaces'
import type { MenuEntry, MenuGroup } from '@/ui/overlays/menu'
import { MenuPopover, type MenuPopoverProps } from '@/ui/overlays/menu-popover'

type AccountMenuPartProps = Omit<MenuPopoverProps, 'groups' | 'placement'> & { user: User | null }

/** What the site's menu offers the one who is signed in, and how the site looks and speaks. */
export function AccountMenuPart({ user, ...part }: AccountMenuPartProps) {
  const groups = [useGuestGroup(user), useAccountGroup(user), useWorkspaceGroup(user), useLanguageGroup(), useThemeGroup(), useSignOutGroup(user)].filter((group) => group !== null)
  return <MenuPopover {...part} groups={groups} placement="bottom end" />
}

function useGuestGroup(user: User | null): MenuGroup | null {
  const { t } = useTranslation()
  const { registration } = useSettings()
  if (user) return null
  const signIn: MenuEntry = { id: 'sign-in', label: t('Sign in'), icon: <LogIn aria-hidden />, to: paths.login.link() }
  const register: MenuEntry = { id: 'register', label: t('Register'), icon: <UserRoundPlus aria-hidden />, to: paths.register.link() }
  return { id: 'guest', entries: registration.disable ? [signIn] : [signIn, register] }
}

function useAccountGroup(user: User | null): MenuGroup | null {
  const { t } = useTranslation()
  const items = useMenu('auth-dropdown')
  const hasFamily = usePermission('family.add')
  if (!user) return null
  const profiles: MenuEntry = { id: 'profiles', label: t("Who's listening?"), icon: <UsersRound aria-hidden />, to: paths.profiles.link() }
  // A child whose profile was opened by a grown-up goes the same way back.
  const hasChoice = hasFamily || impersonation.read() !== undefined
  return { id: 'account', title: user.display_name, entries: [...items.map(toEntry), ...(hasChoice ? [profiles] : [])] }
}

function toEntry({ id, type, label, action, target }: VisibleItem, index: number): MenuEntry {
  const entry = { id: String(id ?? index), label }
  if (type === 'route') return { ...entry, to: action }
  return { ...entry, onSelect: () => followLink(action, target) }
}

function useLanguageGroup(): MenuGroup {
  const { t, language } = useTranslation()
  const entries = languages.map(({ code, name }) => ({ id: code, label: name, lang: code, onSelect: () => void switchLanguage(code) }))
  return { id: 'language', title: t('Language'), entries, selectedId: language }
}

/** A choice there is only where the site has themes of both modes. */
function useThemeGroup(): MenuGroup | null {
  const { t } = useTranslation()
  const { theme, themes, canChange, select } = useTheme()
  const hasBoth = new Set(themes.map(({ is_dark }) => is_dark)).size > 1
  if (!canChange || !hasBoth) return null
  return {
    id: 'theme',
    title: t('Theme'),
    selectedId: theme.is_dark ? 'dark' : 'light',
    entries: [
      { id: 'light', label: t('Light'), onSelect: () => select('light') },
      { id: 'dark', label: t('Dark'), onSelect: () => select('dark') },
    ],
  }
}

function useSignOutGroup(user: User | null): MenuGroup | null {
  const { t } = useTranslation()
  const signOut = useSignOut()
  if (!user) return null
  return { id: 'leave', entries: [{ id: 'sign-out', label: t('Log out'), icon: <LogOut aria-hidden />, onSelect: signOut }] }
}
