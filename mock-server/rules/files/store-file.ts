import { randomToken } from '../../kit/random-token'
import type { UploadedFile } from '../../state/parts/uploads'
import type { Db } from '../../state/store/db'
import type { MockFile } from '../../state/store/file-rows'

/** Length of generated file names: random like Laravel's, so that URLs cannot be guessed. */
const NAME_BYTES = 18

/** Location of the bytes: in the mock, or in an object storage. */
type Place = Pick<MockFile, 'content'> & Partial<Pick<MockFile, 'file_name' | 'object'>>

type StoreContext = {
  db: Db
  /** Milliseconds since the epoch. */
  now: () => number
}

type Folder = Pick<MockFile, 'owner_id' | 'workspace_id' | 'parent_id' | 'name'>

/** Finds a folder by name or creates it, and returns its id. */
function folderOf({ db: { files }, now }: StoreContext, requestedFolder: Folder): number {
  const known = files
    .all()
    .find(
      ({ type, name, owner_id, parent_id, workspace_id }) =>
        type === 'folder' &&
        name === requestedFolder.name &&
        owner_id === requestedFolder.owner_id &&
        parent_id === requestedFolder.parent_id &&
        workspace_id === requestedFolder.workspace_id,
    )
  if (known) return known.id
  return files.insert({
    ...requestedFolder,
    id: files.nextId(),
    type: 'folder',
    file_name: randomToken(NAME_BYTES),
    mime: null,
    extension: null,
    file_size: 0,
    disk: 'uploads',
    disk_prefix: null,
    content: undefined,
    created_at: new Date(now()).toISOString(),
  }).id
}

/** Folder names in a relative path; a path without a slash names none (backend contract, section 9). */
const foldersIn = (path: string | null | undefined): string[] =>
  path?.includes('/') ? path.split('/').slice(0, -1).filter(Boolean) : []

const idOf = (value: string | number | null | undefined): number | null => Number(value) || null

const KIND_BY_EXTENSION: Record<string, string> = {
  pdf: 'pdf',
  zip: 'archive',
  rar: 'archive',
  gz: 'archive',
  '7z': 'archive',
}

function typeOf({ mime, extension }: Pick<UploadedFile, 'mime' | 'extension'>): string {
  const [family = ''] = mime.split('/')
  return KIND_BY_EXTENSION[extension] ?? (['image', 'video', 'audio', 'text'].includes(family) ? family : 'file')
}

/** Stores an uploaded file in its folder and returns the row. */
export function storeFile({ db, now }: StoreContext, ownerId: number, file: UploadedFile, place: Place): MockFile {
  const { disk = 'uploads', extension } = file
  const belonging = { owner_id: ownerId, workspace_id: idOf(file.workspaceId) }
  const parent_id = foldersIn(file.relativePath).reduce<number | null>(
    (parent, name) => folderOf({ db, now }, { ...belonging, parent_id: parent, name }),
    idOf(file.parentId),
  )
  return db.files.insert({
    ...belonging,
    parent_id,
    id: db.files.nextId(),
    name: file.name,
    file_name: `${randomToken(NAME_BYTES)}${extension && `.${extension}`}`,
    mime: file.mime,
    extension,
    file_size: file.size,
    type: typeOf(file),
    disk,
    disk_prefix: disk === 'public' ? (file.diskPrefix ?? null) : null,
    created_at: new Date(now()).toISOString(),
    ...place,
  })
}
