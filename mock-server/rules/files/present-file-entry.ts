import type { MockFile } from '../../state/store/file-rows'

/** Path within the site of a file on the public disk. */
export const publicPath = ({ disk_prefix, file_name }: Pick<MockFile, 'disk_prefix' | 'file_name'>): string =>
  `storage/${disk_prefix ? `${disk_prefix}/` : ''}${file_name}`

/** Name of a file in the URL of a download. */
export const hashOf = ({ id }: Pick<MockFile, 'id'>): string => btoa(`${id}|`).replace(/=+$/, '')

/**
 * Maps a stored file to the response; public files get an absolute URL, private ones a path (backend contract, section
 * 9).
 */
export function presentFileEntry(file: MockFile, site: string) {
  const { content, object, disk, deleted_at, ...row } = file
  const isPublic = disk === 'public'
  return {
    ...row,
    public: isPublic,
    thumbnail: false,
    hash: hashOf(file),
    description: row.description ?? null,
    updated_at: row.updated_at ?? row.created_at,
    url: isPublic ? (object?.url ?? `${site}${publicPath(row)}`) : `api/v1/file-entries/${row.id}`,
    users: [{ id: row.owner_id, owns_entry: true }],
  }
}
