import { Copy, Download, EllipsisVertical, Moon, Sun, Trash2 } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { downloadFile } from '@/lib/files/download-file'
import { IconButton } from '@/ui/buttons/icon-button'
import { Menu } from '@/ui/overlays/menu'

import { isReadable } from '../draft/stored-rows'
import type { EditedTheme } from './edited-themes'
import { exportTheme } from './theme-file'
import { useThemes } from './use-themes'

function save(theme: EditedTheme): void {
  const { name, content } = exportTheme(theme)
  downloadFile(name, content)
}

/** Makes a theme a default, copies, exports or deletes it; one that the editor cannot read can only be deleted. */
export function ThemeMenu({ theme }: { theme: EditedTheme }) {
  const { t } = useTranslation()
  const { themes, nameOf, duplicate, remove, setDefault } = useThemes()
  const label = t('Actions for :name', { name: nameOf(theme) })
  const isOnlyOne = isReadable(theme) && themes.filter(isReadable).length === 1
  const defaults = [
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
  ]
  const copies = [
    { id: 'copy', label: t('Duplicate'), icon: <Copy />, onSelect: () => duplicate(theme) },
    { id: 'export', label: t('Export as a file'), icon: <Download />, onSelect: () => save(theme) },
  ]
  const deletion = {
    id: 'delete',
    label: t('Delete'),
    icon: <Trash2 />,
    danger: true,
    disabled: isOnlyOne,
    onSelect: () => remove(theme),
  }
  return (
    <Menu
      label={label}
      trigger={(trigger) => <IconButton {...trigger} size="sm" label={label} icon={<EllipsisVertical />} />}
      groups={
        isReadable(theme)
          ? [
              { id: 'defaults', entries: defaults },
              { id: 'edit', entries: [...copies, deletion] },
            ]
          : [{ id: 'edit', entries: [deletion] }]
      }
    />
  )
}
