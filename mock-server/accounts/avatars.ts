import { AVATAR_SERVER_LIMIT } from '@/contract/accounts'

import type { Db, MockUser } from '../store/db'
import { invalid } from '../invalid'

/** Kinds of pictures that are taken, and how their files end. */
const KINDS: Record<string, string> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp', 'image/gif': 'gif' }
const ADDRESS = /^storage\/avatars\/upload-(?<id>\d{1,15})\.\w+$/

/** Keeps the picture and tells its address. Answers 422 to what is no picture and to what is too large. */
export async function keepAvatar({ avatars }: Db, file: File): Promise<string> {
  const ending = KINDS[file.type]
  if (ending === undefined) throw invalid('file', 'The file must be an image.')
  if (file.size > AVATAR_SERVER_LIMIT) throw invalid('file', 'The file must not be greater than 1500 kilobytes.')
  const { id } = avatars.insert({
    id: avatars.nextId(),
    type: file.type,
    bytes: new Uint8Array(await file.arrayBuffer()),
  })
  return `storage/avatars/upload-${id}.${ending}`
}

/** The uploaded picture at a path within the site; undefined when there is none. */
export const avatarAt = ({ avatars }: Db, path: string) => avatars.get(Number(ADDRESS.exec(path)?.groups?.['id']))

/** The picture of those who have none of their own: there always is one (backend contract, section 3.3). */
export const drawnAvatar = ({ id }: Pick<MockUser, 'id'>): string => `storage/avatars/${id}.svg`
