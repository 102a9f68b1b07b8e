import type { MockFile } from '../store/db'

/** Path within the site of a file on the public disk. */
export const publicPath = ({ disk_prefix, file_name }: Pick<MockFile, 'disk_prefix' | 'file_name'>): string =>
  `storage/${disk_prefix ? `${disk_prefix}/` : ''}${file_name}`

/**
 * Maps a stored file to the response; public files get an absolute URL, private ones a path (backend contract, section
 * 9).
 */
export function presentFileEntry({ content, object, disk, created_at, ...row }: MockFile, site: string) {
  const isPublic = disk === 'public'
  return {
    ...row,
    public: isPublic,
    thumbnail: false,
    hash: btoa(`${row.id}|`).replace(/=+$/, ''),
    description: null,
    created_at,
    updated_at: created_at,
    url: isPublic ? (object?.url ?? `${site}${publicPath(row)}`) : `api/v1/file-entries/${row.id}`,
    users: [{ id: row.owner_id, owns_entry: true }],
  }
}
