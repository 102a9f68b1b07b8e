import { useEffect, useSyncExternalStore } from 'react'

import { reportError } from '@/core/platform/error-reporting/report-error'

import { loadMusic } from './change-music'
import { keptStore } from './kept-store'

/** Subscribes to the kept music and its downloads, and reads them if necessary. */
export function useDownloads() {
  const state = useSyncExternalStore(keptStore.subscribe, keptStore.get)
  const isRead = state.music !== undefined
  useEffect(() => {
    if (!isRead) void loadMusic().catch(reportError)
  }, [isRead])
  return state
}
