/** Whether the page is the service worker's shell, loaded without a network (docs/decisions/026). */
export const isOfflineShell = (): boolean => 'offlineShell' in document.documentElement.dataset
