/**
 * Whether the page is the deployed site in a window, which has the site's service worker: the demo has the mock's worker,
 * and frames need none.
 */
export const isOwnPage = (): boolean => import.meta.env.MODE === 'production' && window.parent === window
