import { FILE_PERMISSIONS } from './file-permissions'

/**
 * Prefixes of the permissions that neither the product spec nor the backend contract names, by what they protect. For a
 * backend that names one otherwise, change it here: client, mock and documented rows read this table.
 */
export const assumedPermissions = {
  appearance: 'appearance',
  customDomains: 'custom_domains',
  customPages: 'custom_pages',
  files: FILE_PERMISSIONS,
  logs: 'logs',
  plans: 'plans',
  roles: 'roles',
  settings: 'settings',
  subscriptions: 'subscriptions',
  tags: 'tags',
} as const
