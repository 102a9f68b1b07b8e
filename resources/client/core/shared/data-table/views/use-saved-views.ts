import { useState } from 'react'

import { translate } from '@/core/platform/i18n/use-translation'
import { useUser } from '@/core/platform/session/use-session'
import { toast } from '@/core/shared/toasts/toast-store'

import { readViews, type SavedView, writeViews } from './saved-view'

/** A user's views of a list, and their setter. */
export type SavedViews = {
  views: readonly SavedView[]
  /** Changes the views as they are stored now, which another tab may have changed; false if they do not fit. */
  update: (change: (views: readonly SavedView[]) => SavedView[]) => boolean
}

/** Keeps the user's views of a table in the browser's storage. */
export function useSavedViews(table: string): SavedViews {
  const userId = useUser()?.id ?? null
  const [views, setViews] = useState(() => readViews(userId, table))
  return {
    views,
    update: (change) => {
      const next = change(readViews(userId, table))
      const isWritten = writeViews(userId, table, next)
      if (isWritten) setViews(next)
      else toast.danger(translate("The view couldn't be saved: this browser's storage is full or blocked."))
      return isWritten
    },
  }
}
