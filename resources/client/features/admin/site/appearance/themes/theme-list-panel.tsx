import { Moon, Plus, Sun } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Button } from '@/ui/buttons/button'
import { Badge } from '@/ui/feedback/badge'
import { Menu } from '@/ui/overlays/menu'

import { isReadable } from '../draft/stored-rows'
import { usePlaceButton } from '../use-place'
import type { EditedTheme } from './edited-themes'
import { ImportButton } from './import-button'
import { ThemeMenu } from './theme-menu'
import { ThemeSwatches } from './theme-swatches'
import { useThemes } from './use-themes'

/** The themes by name; each opens its editor. */
export function ThemeList() {
  const { t } = useTranslation()
  const { themes, create } = useThemes()
  return (
    <div className="flex flex-col gap-3">
      <ul aria-label={t('Themes')} className="overflow-hidden rounded-panel border border-divider bg-paper">
        {themes.map((theme) => (
          <ThemeRow key={theme.id} theme={theme} />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2">
        <Menu
          label={t('Create a theme')}
          placement="bottom start"
          groups={[
            {
              id: 'kinds',
              entries: [
                { id: 'light', label: t('Light theme'), icon: <Sun />, onSelect: () => create(false) },
                { id: 'dark', label: t('Dark theme'), icon: <Moon />, onSelect: () => create(true) },
              ],
            },
          ]}
          trigger={(trigger) => (
            <Button {...trigger} variant="outline" size="sm">
              <Plus aria-hidden className="size-4" />
              {t('Create a theme')}
            </Button>
          )}
        />
        <ImportButton />
      </div>
    </div>
  )
}

function ThemeRow({ theme }: { theme: EditedTheme }) {
  const { t } = useTranslation()
  const { openTheme, nameOf } = useThemes()
  return (
    <li className="flex items-center gap-1 pe-2 not-first:border-t not-first:border-divider">
      <button
        type="button"
        {...usePlaceButton(String(theme.id))}
        onClick={() => openTheme(theme)}
        className="flex min-w-0 flex-1 items-center gap-3 p-3 text-start -outline-offset-2 hover:bg-hover"
      >
        {isReadable(theme) && <ThemeSwatches values={theme.values} />}
        <span className="min-w-0 flex-1">
          <span className="block truncate font-bold">{nameOf(theme)}</span>
          <span className="mt-1 flex flex-wrap gap-1 empty:hidden">
            {!isReadable(theme) && <Badge>{t("Can't be edited here")}</Badge>}
            {theme.default_light && <Badge icon={<Sun />}>{t('Default#theme')}</Badge>}
            {theme.default_dark && <Badge icon={<Moon />}>{t('Default#theme')}</Badge>}
          </span>
        </span>
      </button>
      <ThemeMenu theme={theme} />
    </li>
  )
}
