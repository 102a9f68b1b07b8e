import { LogOut, UserRound } from 'lucide-react'

import type { User } from '@/contract/user'
import { languages } from '@/core/i18n/languages'
import { switchLanguage } from '@/core/i18n/switch-language'
import { useTranslation } from '@/core/i18n/use-translation'
import { followLink } from '@/core/navigation/follow-link'
import type { VisibleItem } from '@/core/navigation/menus'
import { useMenu } from '@/core/navigation/use-menu'
import { useSignOut } from '@/core/session/use-sign-out'
import { assetUrl } from '@/core/settings/asset-url'
import { useTheme } from '@/core/theme/use-theme'
import { IconButton } from '@/ui/buttons/icon-button'
import { Image } from '@/ui/pictures/image'
import { Menu, type MenuEntry, type MenuGroup } from '@/ui/overlays/menu'

/** Who is signed in, what the site's menu offers them, and how the site looks and speaks. */
export function AccountMenu({ user }: { user: User | null }) {
  const { t } = useTranslation()
  const groups = [useAccountGroup(user), useLanguageGroup(), useThemeGroup(), useSignOutGroup(user)].filter((group) => group !== null)
  const label = user ? t('Account of :name', { name: user.display_name }) : t('Menu')
  return (
    <Menu
      label={label}
      groups={groups}
      trigger={(trigger) => <IconButton {...trigger} label={label} variant="ghost" icon={<Picture user={user} />} />}
    />
  )
}

function Picture({ user }: { user: User | null }) {
  if (!user?.avatar) return <UserRound aria-hidden />
  return <Image src={assetUrl(user.avatar)} alt="" ratio={1} className="size-9 rounded-full" />
}

function useAccountGroup(user: User | null): MenuGroup | null {
  const items = useMenu('auth-dropdown')
  if (!user) return null
  return { id: 'account', title: user.display_name, entries: items.map(toEntry) }
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
