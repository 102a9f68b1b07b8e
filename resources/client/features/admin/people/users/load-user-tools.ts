// Separate chunk, so that the admin layout does not list the many files that the tools need.

/** Loads the bulk actions and the editing of the list of users. */
export const loadUserTools = () => import('./user-tools')
