/** Prefix of the permissions for files, apart from its table: image fields outside the admin area need only this one. */
export const FILE_PERMISSIONS = 'files'

/**
 * Permissions of which either allows uploads to any folder: the backend contract names the first (section 5), and speaks of
 * those for files (section 9).
 */
export const UPLOAD_PERMISSIONS = ['uploads.create', `${FILE_PERMISSIONS}.create`] as const
