/** Returns true when the browser knows that it has no network. False does not prove that it has one. */
export const isOffline = (): boolean => !navigator.onLine
