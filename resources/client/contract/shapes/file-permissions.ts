/** Prefix of the permissions for files, apart from its table: image fields outside the admin area need only this one. */
export const FILE_PERMISSIONS = 'files'
