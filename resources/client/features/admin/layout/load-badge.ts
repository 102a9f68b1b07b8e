/** Loads the numbers of what waits, which the menus are complete without. */
export const loadBadge = () => import('./waiting-badge').then(({ WaitingBadge }) => WaitingBadge)
