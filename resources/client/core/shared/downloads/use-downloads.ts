import { useEffect, useSyncExternalStore } from 'react'

import { reportError } from '@/core/platform/error-reporting/report-error'

import { loadMusic } from './change-music'
import { downloadsStore } from './downloads-store'

/** Subscribes to the downloaded music and its downloads, and reads them if necessary. */
export function useDownloads() {
  const state = useSyncExternalStore(downloadsStore.subscribe, downloadsStore.get)
  const isRead = state.music !== undefined
  useEffect(() => {
    if (!isRead) void loadMusic().catch(reportError)
  }, [isRead])
  return state
}
