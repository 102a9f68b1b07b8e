import { openLazyDialog } from '@/core/shared/dialogs/open-lazy-dialog'

import type { Editor } from '../resource'

/**
 * Whether a record may be saved: it has not been changed elsewhere since it was opened, or the user agrees to overwrite
 * it; `discard` after the user has taken the newer record instead. `opened` is its last change at that time; without
 * one, the server does not tell. A failed check stops the save.
 */
export async function mayOverwrite(
  editor: Editor,
  opened: string | null | undefined,
  form: HTMLFormElement | undefined,
): Promise<boolean | 'discard'> {
  if (!opened) return true
  try {
    const newest = await editor.newest()
    if (!newest?.updated_at || newest.updated_at === opened) return true
    const { OverwriteDialog, differences } = await import('./overwrite-dialog')
    const choice = await openLazyDialog(() => Promise.resolve(OverwriteDialog), {
      differences: form ? differences(form, newest) : [],
    })
    if (choice !== 'theirs') return choice === 'mine'
    editor.takeNewest()
    return 'discard'
  } catch {
    // The query client announces it, as any failed refetch of the open record.
    return false
  }
}
