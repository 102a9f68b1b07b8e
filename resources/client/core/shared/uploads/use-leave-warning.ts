import { useEffect, useState } from 'react'

import { translate } from '@/core/platform/i18n/translate'
import { createLeaveGuard } from '@/core/shared/forms/leave-guard'

const question = () => ({
  title: translate('Leave while files are uploading?'),
  message: translate("Files that haven't finished uploading will be lost."),
})

/** Asks for confirmation before the user leaves the page while files are uploading. */
export function useLeaveWarning(isUploading: boolean): void {
  const [guard] = useState(() => createLeaveGuard(question))
  useEffect(() => {
    if (!isUploading) return undefined
    guard.arm()
    return guard.release
  }, [guard, isUploading])
}
