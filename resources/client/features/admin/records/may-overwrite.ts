import { translate } from '@/core/platform/i18n/use-translation'
import { confirm } from '@/core/shared/dialogs/confirm'

import type { Editor } from '../record-kind'

/**
 * Whether a record may be saved: it has not been changed elsewhere since it was opened, or the user agrees to overwrite
 * it. `opened` is its last change at that time; without one, the server does not tell. A failed check stops the save.
 */
export async function mayOverwrite(editor: Editor, opened: string | null | undefined): Promise<boolean> {
  if (!opened) return true
  try {
    const newest = await editor.newest()
    if (!newest?.updated_at || newest.updated_at === opened) return true
    return await confirm({
      title: translate('Overwrite newer changes?'),
      message: translate(
        'Someone else saved this after you opened it. If you save now, their changes will be replaced.',
      ),
      confirmLabel: translate('Overwrite'),
      cancelLabel: translate('Keep editing'),
    })
  } catch {
    // The query client announces it, as any failed refetch of the open record.
    return false
  }
}
