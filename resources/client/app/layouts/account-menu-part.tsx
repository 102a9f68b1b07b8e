import { CreditCard, LogIn, LogOut, UserRoundPlus, UsersRound } from 'lucide-react'

import type { Theme } from '@/contract/bootstrap'
import type { User } from '@/contract/user'
import { useBootstrap, useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { useSiteLanguages } from '@/core/platform/i18n/use-site-languages'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useMenu, type VisibleItem } from '@/core/platform/navigation/menus'
import { paths } from '@/core/platform/navigation/paths'
import { impersonation } from '@/core/platform/session/impersonation'
import { hasBilling } from '@/core/platform/session/permissions'
import { usePermission } from '@/core/platform/session/use-session'
import { useTheme } from '@/core/platform/theme/use-theme'
import { useSignOut } from '@/core/shared/account/sign-out'
import { switchLanguage } from '@/core/shared/account/switch-language'
import { useWorkspaceGroup } from '@/features/workspaces'
import { useMediaQuery, WIDE } from '@/lib/react/use-browser-state'
import { MenuPopover, type MenuPopoverProps } from '@/ui/overlays/menu-popover'
import type { MenuEntry, MenuGroup } from '@/ui/overlays/menu-rows'
import { SvgTree } from '@/ui/pictures/svg-tree'

type AccountMenuPartProps = Omit<MenuPopoverProps, 'groups' | 'placement'> & {
  user: User | null
  menu?: string | undefined
}

/** The account menu: the site's menu for signed-in users, languages, themes and sign-out. */
export function AccountMenuPart({ user, menu, ...part }: AccountMenuPartProps) {
  const groups = [
    usePageGroup(menu),
    useGuestGroup(user),
    useAccountGroup(user),
    useWorkspaceGroup(user),
    useLanguageGroup(),
    useThemeGroup(),
    useSignOutGroup(user),
  ].filter((group) => group !== null)
  return <MenuPopover {...part} groups={groups} placement="bottom end" />
}

/** Links of the page's menu, for which phones have no room beside the logo. */
function usePageGroup(position: string | undefined): MenuGroup | null {
  const items = useMenu(position ?? '')
  const hasRoom = useMediaQuery(WIDE)
  return hasRoom || items.length === 0 ? null : { id: 'page', entries: items.map(toEntry) }
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

function useAccountGroup(user: User | null): MenuGroup | null {
  const { t } = useTranslation()
  const items = useMenu('auth-dropdown')
  const hasFamily = usePermission('family.add')
  const mayPay = useBootstrap(hasBilling)
  if (!user) return null
  const billing: MenuEntry = {
    id: 'billing',
    label: t('Billing'),
    icon: <CreditCard aria-hidden />,
    to: paths.billing.link(),
  }
  // Menus of existing sites may have the link already.
  const hasLink = items.some(({ action }) => action === paths.billing.link())
  const profiles: MenuEntry = {
    id: 'profiles',
    label: t("Who's listening?"),
    icon: <UsersRound aria-hidden />,
    to: paths.profiles.link(),
  }
  // A child whose profile a parent opened goes back the same way.
  const hasChoice = hasFamily || impersonation.read() !== undefined
  const own = [...(mayPay && !hasLink ? [billing] : []), ...(hasChoice ? [profiles] : [])]
  return { id: 'account', title: user.display_name, entries: [...items.map(toEntry), ...own] }
}

function toEntry({ id, type, label, action, target, icon }: VisibleItem, index: number): MenuEntry {
  const entry = { id: String(id ?? index), label, icon: icon && <SvgTree nodes={icon} /> }
  if (type === 'route') return { ...entry, to: action }
  return { ...entry, onSelect: () => followLink(action, target) }
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

/** Offers Light and Dark where the site has one of each, or else all themes by name. */
function useThemeGroup(): MenuGroup | null {
  const { t, tServer } = useTranslation()
  const { theme, themes, canChange, select } = useTheme()
  if (!canChange || themes.length < 2) return null
  const isPair = themes.length === 2 && themes[0]?.is_dark !== themes[1]?.is_dark
  const nameOf = ({ name, is_dark }: Theme) => (!isPair && name ? tServer(name) : t(is_dark ? 'Dark' : 'Light'))
  return {
    id: 'theme',
    title: t('Theme'),
    selectedId: String(theme.id),
    entries: themes
      .toSorted((one, other) => Number(one.is_dark) - Number(other.is_dark))
      .map((one) => ({ id: String(one.id), label: nameOf(one), onSelect: () => select(one.id) })),
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

/** Follows a URL by clicking a temporary link, so that a child's page intercepts it and asks for an adult. */
function followLink(href: string, target: string | null | undefined): void {
  const link = document.createElement('a')
  link.href = href
  link.target = target ?? ''
  link.rel = 'noopener noreferrer'
  document.body.append(link)
  link.click()
  link.remove()
}
