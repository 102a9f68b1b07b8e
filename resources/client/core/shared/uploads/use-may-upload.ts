import { UPLOAD_PERMISSIONS } from '@/contract/shapes/file-permissions'
import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { hasPermission } from '@/core/platform/session/permissions'

/** Whether the user may upload pictures and documents. Songs have a permission of their own. */
export const useMayUpload = (): boolean =>
  useBootstrap((bootstrap) => UPLOAD_PERMISSIONS.some((name) => hasPermission(bootstrap, name)))
