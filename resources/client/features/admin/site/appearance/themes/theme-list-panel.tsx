import { Copy, Download, EllipsisVertical, Moon, Plus, Sun, Trash2 } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { downloadFile } from '@/lib/files/download-file'
import { Button } from '@/ui/buttons/button'
import { IconButton } from '@/ui/buttons/icon-button'
import { Badge } from '@/ui/feedback/badge'
import { Menu } from '@/ui/overlays/menu'

import type { EditedTheme } from '../draft/appearance'
import { usePlaceButton } from '../use-place'
import { ImportButton } from './import-button'
import { exportTheme } from './theme-file'
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
  const { openTheme } = useThemes()
  return (
    <li className="flex items-center gap-1 pe-2 not-first:border-t not-first:border-divider">
      <button
        type="button"
        {...usePlaceButton(String(theme.id))}
        onClick={() => openTheme(theme)}
        className="flex min-w-0 flex-1 items-center gap-3 p-3 text-start -outline-offset-2 hover:bg-hover"
      >
        <ThemeSwatches values={theme.values} />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-bold">{theme.name || t('Theme#record')}</span>
          <span className="mt-1 flex flex-wrap gap-1 empty:hidden">
            {theme.default_light && <Badge icon={<Sun />}>{t('Default#theme')}</Badge>}
            {theme.default_dark && <Badge icon={<Moon />}>{t('Default#theme')}</Badge>}
          </span>
        </span>
      </button>
      <ThemeMenu theme={theme} />
    </li>
  )
}

function save(theme: EditedTheme): void {
  const { name, content } = exportTheme(theme)
  downloadFile(name, content)
}

function ThemeMenu({ theme }: { theme: EditedTheme }) {
  const { t } = useTranslation()
  const { themes, duplicate, remove, setDefault } = useThemes()
  const label = t('Actions for :name', { name: theme.name })
  return (
    <Menu
      label={label}
      trigger={(trigger) => <IconButton {...trigger} size="sm" label={label} icon={<EllipsisVertical />} />}
      groups={[
        {
          id: 'defaults',
          entries: [
            {
              id: 'light',
              label: t('Default in light mode'),
              icon: <Sun />,
              disabled: theme.default_light,
              onSelect: () => setDefault(theme, 'default_light'),
            },
            {
              id: 'dark',
              label: t('Default in dark mode'),
              icon: <Moon />,
              disabled: theme.default_dark,
              onSelect: () => setDefault(theme, 'default_dark'),
            },
          ],
        },
        {
          id: 'edit',
          entries: [
            { id: 'copy', label: t('Duplicate'), icon: <Copy />, onSelect: () => duplicate(theme) },
            { id: 'export', label: t('Export as a file'), icon: <Download />, onSelect: () => save(theme) },
            {
              id: 'delete',
              label: t('Delete'),
              icon: <Trash2 />,
              danger: true,
              disabled: themes.length === 1,
              onSelect: () => remove(theme),
            },
          ],
        },
      ]}
    />
  )
}
