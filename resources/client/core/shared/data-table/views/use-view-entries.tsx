import { Bookmark, BookmarkCheck, BookmarkPlus, House, Link, List, Pencil, Save, Trash2 } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { copyLink } from '@/core/shared/copy/copy-link'
import { openLazyDialog } from '@/core/shared/dialogs/open-lazy-dialog'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { toast, undoAction } from '@/core/shared/toasts/toast-store'
import type { MenuEntry } from '@/ui/overlays/menu-rows'

import type { ViewControl } from '../use-table-state'
import { withoutView, withView } from './change-views'
import { MAX_VIEWS, type SavedView } from './saved-view'
import type { SavedViews } from './use-saved-views'
import { linkOf } from './view-params'

/** Props of the menu of saved views. */
export type ViewMenuProps = {
  saved: SavedViews
  control: ViewControl
  /** The search, filters, order and columns that the list shows, as a view keeps them. */
  search: string
}

type ViewEntriesProps = ViewMenuProps & {
  /** The opened view, which the list may have left: then it is changed. */
  opened: SavedView | undefined
  isChanged: boolean
}

const openNameDialog = async (view: SavedView, taken: readonly SavedView[]) =>
  openLazyDialog(async () => (await import('./view-dialog')).ViewDialog, { view, taken })

/** Entries of the menu of views: those to open, those that save, and those of the opened view. */
export function useViewEntries({ saved: { views, update }, control, search, opened, isChanged }: ViewEntriesProps) {
  const { t } = useTranslation()
  const show = (view: SavedView | undefined) => control.open(view)

  async function edit(view: SavedView, old: SavedView | undefined): Promise<void> {
    const named = await openNameDialog(
      view,
      views.filter((one) => one !== old),
    )
    if (named && update(withView(named, old?.name))) show(old ? { ...named, search } : named)
  }
  const ask = (view: SavedView, old?: SavedView) => void edit(view, old).catch(announceFailure)

  function remove(view: SavedView): void {
    if (!update(withoutView(view.name))) return
    show(undefined)
    const undo = () => void (update(withView(view)) && show(view))
    toast.positive(t('View “:name” deleted', { name: view.name }), { action: undoAction(undo) })
  }
  return {
    views: [
      { id: '', label: t('The whole list'), icon: <List aria-hidden />, onSelect: () => show(undefined) },
      ...views.map((view) => ({
        id: view.name,
        label: view.name,
        icon: view.isDefault ? <House aria-hidden /> : <Bookmark aria-hidden />,
        onSelect: () => show(view),
      })),
    ] satisfies MenuEntry[],
    save: [
      ...(isChanged && opened
        ? [
            {
              id: 'update',
              label: t('Save the changes'),
              icon: <Save aria-hidden />,
              onSelect: () => void update(withView({ ...opened, search })),
            },
          ]
        : []),
      {
        id: 'add',
        label: t('Save as a new view…'),
        icon: <BookmarkPlus aria-hidden />,
        disabled: views.length >= MAX_VIEWS,
        onSelect: () => ask({ name: '', search, isDefault: false }),
      },
      {
        id: 'link',
        label: t('Copy link'),
        icon: <Link aria-hidden />,
        onSelect: () => void copyLink(linkOf(window.location.href, search)),
      },
    ] satisfies MenuEntry[],
    manage: opened
      ? ([
          { id: 'rename', label: t('Rename'), icon: <Pencil aria-hidden />, onSelect: () => ask(opened, opened) },
          {
            id: 'default',
            label: opened.isDefault ? t('No longer open the list with it') : t('Open the list with it'),
            icon: <BookmarkCheck aria-hidden />,
            onSelect: () => void update(withView({ ...opened, isDefault: !opened.isDefault })),
          },
          {
            id: 'delete',
            label: t('Delete'),
            icon: <Trash2 aria-hidden />,
            danger: true,
            onSelect: () => remove(opened),
          },
        ] satisfies MenuEntry[])
      : [],
  }
}
