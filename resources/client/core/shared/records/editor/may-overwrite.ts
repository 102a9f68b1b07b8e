import { openLazyDialog } from '@/core/shared/dialogs/open-lazy-dialog'

import type { Editor } from '../resource'

/**
 * Whether a record may be saved: it has not been changed elsewhere since it was opened, or the user agrees to overwrite
 * it; `discard` after the user has taken the newer record instead. `version` is the time of its last change when it was
 * opened; undefined if the server omits it. A failed check stops the save.
 */
export async function mayOverwrite(
  editor: Editor,
  version: string | null | undefined,
  form: HTMLFormElement | undefined,
): Promise<boolean | 'discard'> {
  if (!version) return true
  try {
    const latest = await editor.fetchLatest()
    if (!latest?.updated_at || latest.updated_at === version) return true
    const { OverwriteDialog, differences } = await import('./overwrite-dialog')
    const choice = await openLazyDialog(() => Promise.resolve(OverwriteDialog), {
      differences: form ? differences(form, latest) : [],
    })
    if (choice !== 'theirs') return choice === 'mine'
    editor.replaceWithLatest()
    return 'discard'
  } catch {
    // The query client announces it, as any failed refetch of the open record.
    return false
  }
}
