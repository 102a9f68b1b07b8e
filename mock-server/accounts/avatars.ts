import { AVATAR_SERVER_LIMIT } from '@/contract/accounts'

import type { Caller } from '../caller'
import { keepFile } from '../files/keep-file'
import { publicPath } from '../files/present-file-entry'
import { invalid } from '../invalid'
import type { MockUser } from '../store/db'

/** Kinds of pictures that are taken, and how their files end. */
const KINDS: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
}

/** Keeps the picture of an account and tells its address. Answers 422 to what is no picture and to what is too large. */
export function keepAvatar(caller: Pick<Caller, 'db' | 'now'>, { id }: Pick<MockUser, 'id'>, file: File): string {
  const { name, type: mime, size } = file
  const extension = KINDS[mime]
  if (extension === undefined) throw invalid('file', 'The file must be an image.')
  if (size > AVATAR_SERVER_LIMIT) throw invalid('file', 'The file must not be greater than 1500 kilobytes.')
  const told = { name, mime, size, extension, disk: 'public', diskPrefix: 'avatars' } as const
  return publicPath(keepFile(caller, id, told, { content: file }))
}

/** The picture of those who have none of their own: there always is one (backend contract, section 3.3). */
export const drawnAvatar = ({ id }: Pick<MockUser, 'id'>): string => `storage/avatars/${id}.svg`
