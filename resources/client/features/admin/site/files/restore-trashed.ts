import { HttpStatus } from '@/contract/machinery/http-status'
import { ApiError } from '@/core/platform/api/api-error'
import { translate } from '@/core/platform/i18n/use-translation'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { toast } from '@/core/shared/toasts/toast-store'

import { fileSource, restoreFiles } from './queries'
import { forgetTrashedFiles } from './trashed-files'

type Files = readonly { id: number }[]

/** Takes files out of the trash, and says how many are restored or no longer there. */
export async function restoreTrashed(files: Files): Promise<void> {
  try {
    announceRestored(files.length, await requestRestore(files))
  } catch (error) {
    announceFailure(error)
  } finally {
    void fileSource.refresh()
  }
}

/** Returns the number of restored files. The server refuses all of them for one that is gone: then each is requested alone. */
async function requestRestore(files: Files): Promise<number> {
  const ids = files.map(({ id }) => id)
  try {
    await restoreFiles(ids)
    forgetTrashedFiles(ids)
    return files.length
  } catch (error) {
    if (!(error instanceof ApiError && error.status === HttpStatus.NotFound)) throw error
    if (files.length === 1) {
      forgetTrashedFiles(ids)
      return 0
    }
    let restored = 0
    for (const file of files) restored += await requestRestore([file])
    return restored
  }
}

function announceRestored(asked: number, restored: number): void {
  const gone = asked - restored
  const done = translate('[one Restored :count file|other Restored :count files]', { count: restored })
  if (gone === 0) return void toast.positive(done)
  const missing = translate(
    '[one :count file is no longer in the trash|other :count files are no longer in the trash]',
    { count: gone },
  )
  toast.danger(restored > 0 ? `${done}. ${missing}` : missing)
}
