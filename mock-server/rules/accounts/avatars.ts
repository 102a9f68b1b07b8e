import { MAX_AVATAR_BYTES } from '@/contract/groups/accounts'

import { invalid } from '../../kit/mock-failure'
import type { Caller } from '../../state/caller'
import type { MockUser } from '../../state/store/db'
import { publicPath } from '../files/present-file-entry'
import { storeFile } from '../files/store-file'

/** Accepted MIME types and their file extensions. */
const KINDS: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
}

/** Stores the account's avatar and returns its URL. Throws 422 for non-images and files that are too large. */
export function storeAvatar(caller: Pick<Caller, 'db' | 'now'>, { id }: Pick<MockUser, 'id'>, file: File): string {
  const { name, type: mime, size } = file
  const extension = KINDS[mime]
  if (extension === undefined) throw invalid('file', 'The file must be an image.')
  if (size > MAX_AVATAR_BYTES) throw invalid('file', 'The file must not be greater than 1500 kilobytes.')
  const metadata = { name, mime, size, extension, disk: 'public', diskPrefix: 'avatars' } as const
  return publicPath(storeFile(caller, id, metadata, { content: file }))
}

/** The generated default avatar: the backend always returns one (backend contract, section 3.3). */
export const drawnAvatar = ({ id }: Pick<MockUser, 'id'>): string => `storage/avatars/${id}.svg`
