import { UPLOAD_PERMISSIONS } from '@/contract/shapes/file-permissions'

import { invalid, type MockFailure } from '../../kit/mock-failure'
import type { Caller } from '../../state/caller'
import type { UploadedFile } from '../../state/parts/uploads'
import type { Db, MockSettings, MockUser } from '../../state/store/db'
import { requireUser } from '../permissions/find-user'
import { forbidden, may, requirePermission } from '../permissions/permissions'

/** Permissions for folders of the public disk that differ from the general one (backend contract, section 9). */
const RIGHTS: Record<string, string> = { track_media: 'music.create', playlist_media: 'playlists.create' }

/** Matches a pattern from the settings: `image`, `image/*`, `image/png` or an extension. */
const matchesPattern = (pattern: string, { mime, extension }: Pick<UploadedFile, 'mime' | 'extension'>): boolean => {
  const allowedType = pattern.trim().toLowerCase().replace(/^\./, '')
  return allowedType === extension || allowedType === mime || mime.startsWith(`${allowedType.replace(/\/\*$/, '')}/`)
}

type Limits = NonNullable<MockSettings['uploads']>

function isAllowed({ allowed_extensions = [], blocked_extensions = [] }: Limits, file: UploadedFile): boolean {
  const isListed = (list: readonly (string | undefined)[]) =>
    list.some((pattern) => pattern && matchesPattern(pattern, file))
  return !isListed(blocked_extensions) && (allowed_extensions.length === 0 || isListed(allowed_extensions))
}

const spaceUsed = (db: Db, userId: number): number =>
  db.files.all().reduce((sum, { owner_id, file_size }) => (owner_id === userId ? sum + file_size : sum), 0)

function uploadError({ db }: Caller, user: MockUser, file: UploadedFile): string | undefined {
  const limits = db.settings.uploads ?? {}
  const { max_size, available_space } = limits
  if (file.size > (max_size ?? Infinity)) return `The file size may not be greater than ${max_size} bytes.`
  if (!isAllowed(limits, file)) return 'Files of this type are not allowed.'
  if (file.disk === 'public' && !file.diskPrefix) return 'The disk prefix field is required when disk is public.'
  return spaceUsed(db, user.id) + file.size > (available_space ?? Infinity)
    ? 'You have exhausted your allowed space.'
    : undefined
}

const atFile = (message: string): MockFailure => invalid('file', message)

/**
 * Returns the user if they may upload this file. Throws 401, 403 or 422; `refusal` builds the 422, by default at
 * `errors.file`.
 */
export function authorizeUpload(caller: Caller, file: UploadedFile, refusal = atFile): MockUser {
  const user = requireUser(caller)
  const right = RIGHTS[file.diskPrefix ?? '']
  if (right) requirePermission(caller, right)
  else if (!UPLOAD_PERMISSIONS.some((name) => may(caller.db, user, name))) throw forbidden()
  const error = uploadError(caller, user, file)
  if (error) throw refusal(error)
  return user
}
