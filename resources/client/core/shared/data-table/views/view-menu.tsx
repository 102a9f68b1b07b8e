import { Bookmark, ChevronDown } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Button } from '@/ui/buttons/button'
import { Menu } from '@/ui/overlays/menu'
import type { MenuGroup } from '@/ui/overlays/menu-rows'

import { findView } from './saved-view'
import { useViewEntries, type ViewMenuProps } from './use-view-entries'

/**
 * Menu of a list's saved views and of its rows' density; its button names the opened view, and marks it when the list has
 * left it.
 */
export function ViewMenu({ saved, control, search, density }: ViewMenuProps & { density: MenuGroup }) {
  const { t } = useTranslation()
  const opened = findView(saved.views, control.view)
  const isChanged = opened !== undefined && opened.search !== search
  const { views, save, manage } = useViewEntries({ saved, control, search, opened, isChanged })
  return (
    <Menu
      label={t('Views#list')}
      placement="bottom start"
      groups={[
        { id: 'views', title: t('Views#list'), selectedId: opened?.name ?? '', entries: views },
        { id: 'save', entries: save },
        ...(manage.length > 0 ? [{ id: 'manage', title: opened?.name ?? '', entries: manage }] : []),
        density,
      ]}
      trigger={(trigger) => (
        <Button variant="outline" {...trigger} className="max-w-56 min-w-0">
          <Bookmark aria-hidden className="size-5 shrink-0" />
          <span className="truncate">{opened?.name ?? t('Views#list')}</span>
          {isChanged && (
            <>
              {' '}
              <span className="size-2 shrink-0 rounded-full bg-primary">
                <span className="sr-only">{t('changed#view')}</span>
              </span>
            </>
          )}
          <ChevronDown aria-hidden className="size-5 shrink-0" />
        </Button>
      )}
    />
  )
}
