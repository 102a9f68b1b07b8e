// Separate chunk, so that the admin layout does not list the many files that the tools need.

/** Loads the bulk actions and the editing of the lists of music. */
export const loadListTools = () => import('./list-tools')
