/** Whether the browser knows that it has no network; it may have none and not know. */
export const isOffline = (): boolean => !navigator.onLine
