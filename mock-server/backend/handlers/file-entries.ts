import { fileEntries } from '@/contract/groups/file-entries'
import { HttpStatus } from '@/contract/machinery/http-status'
import { assumedPermissions } from '@/contract/shapes/assumed-permissions'

import { fileEntries as documented } from '../../documented/groups/file-entries'
import { invalid } from '../../kit/mock-failure'
import { zip } from '../../kit/zip'
import { authorizeUpload } from '../../rules/files/authorize-upload'
import { fileResponse } from '../../rules/files/file-at'
import { hashOf, presentFileEntry, publicPath } from '../../rules/files/present-file-entry'
import { storeFile } from '../../rules/files/store-file'
import { managedPage } from '../../rules/lists/managed-page'
import { administrator } from '../../rules/permissions/administrator'
import { requireUser } from '../../rules/permissions/find-user'
import { forbidden, may } from '../../rules/permissions/permissions'
import type { Db, MockUser } from '../../state/store/db'
import type { MockFile } from '../../state/store/file-rows'
import { findRow, notFound } from '../../state/store/find-row'
import type { World } from '../../state/world'
import { callerOf } from '../pipeline/caller'
import { mockGroup, type MockRequest, MockResponse } from '../pipeline/mock-group'

type FileRequest = Parameters<typeof callerOf>[0] & Pick<MockRequest<typeof fileEntries.show>, 'params'>

/** The lower-case extension after a file name's last dot, or an empty string. */
export const extensionOf = (name: string): string =>
  /\.(?<extension>[^./\\]+)$/.exec(name)?.groups?.['extension']?.toLowerCase() ?? ''

/** Copies the storage's response without its own headers. */
const asDownload = ({ body, headers }: Response): Response =>
  new Response(body, {
    headers: Object.fromEntries([...headers].filter(([name]) => name === 'content-type' || name === 'content-length')),
  })

/** Finds the file or scanned document in a path, unless it is in the trash. Throws 401, 403 for another user's file without the right, and 404. */
function reachableFile(request: FileRequest, right: 'view' | 'update'): MockFile {
  const caller = callerOf(request)
  const user = requireUser(caller)
  const id = request.params['id'] ?? ''
  const file = (right === 'view' && caller.db.scans.get(Number(id))) || findRow(caller.db.files, id, 'FileEntry')
  if (file.owner_id !== user.id && !may(caller.db, user, `files.${right}`)) throw forbidden()
  if (file.deleted_at) throw notFound('FileEntry', id)
  return file
}

/** Responds with a file's bytes, from the mock or its object storage. */
async function bytesOf({ direct }: World, file: MockFile): Promise<Response> {
  return file.object && direct
    ? asDownload(await direct.storage.read({ disk: file.disk, key: file.object.key }))
    : fileResponse(file)
}

/** Sends a response as an attachment, which the browser saves. */
const asAttachment = ({ body, status, headers }: Response, name: string): Response =>
  new Response(body, {
    status,
    headers: {
      ...Object.fromEntries(headers),
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    },
  })

/** Throws 403 when a file is another user's, and the user may not delete those. */
function requireOwn(db: Db, user: MockUser, files: readonly MockFile[]): void {
  if (files.some(({ owner_id }) => owner_id !== user.id) && !may(db, user, `${assumedPermissions.files}.delete`))
    throw forbidden()
}

type Removal = MockRequest<typeof fileEntries.remove>['body']

/** Files that a request deletes. Throws 404, and 422 without any choice. */
function chosenFiles(db: Db, user: MockUser, { entryIds = [], paths = [], emptyTrash = false }: Removal): MockFile[] {
  if (entryIds.length + paths.length === 0 && !emptyTrash)
    throw invalid('entryIds', 'The entry ids field is required when paths is not present.')
  const mayDeleteAll = may(db, user, `${assumedPermissions.files}.delete`)
  return [
    ...entryIds.map((id) => findRow(db.files, id, 'FileEntry')),
    ...db.files.all().filter((file) => file.disk === 'public' && paths.some((path) => path.endsWith(publicPath(file)))),
    ...db.files.all().filter((file) => emptyTrash && file.deleted_at && (mayDeleteAll || file.owner_id === user.id)),
  ]
}

export const fileEntryHandlers = mockGroup(fileEntries, documented, {
  upload: (request) => {
    const caller = callerOf(request)
    const { file, ...place } = request.body
    const { name, type: mime, size } = file
    const metadata = { ...place, name, mime, size, extension: extensionOf(name) }
    const { id } = authorizeUpload(caller, metadata)
    const row = storeFile(caller, id, metadata, { content: file })
    return new MockResponse({ fileEntry: presentFileEntry(row, request.site) }, { status: HttpStatus.Created })
  },

  list: (request) => {
    const caller = administrator(callerOf(request), `${assumedPermissions.files}.view`)
    const rows = caller.db.files.all().filter((file) => !file.deleted_at)
    return managedPage(caller, rows, request.query, {
      table: 'files',
      readers: {
        type: ({ type }) => type,
        public: ({ disk }) => disk === 'public',
        owner_id: ({ owner_id }) => owner_id,
      },
      present: (file) => presentFileEntry(file, request.site),
    })
  },

  show: (request) => ({ fileEntry: presentFileEntry(reachableFile(request, 'view'), request.site) }),

  update: (request) => {
    const { id } = reachableFile(request, 'update')
    const { name, description = null } = request.body
    const { db, now } = callerOf(request)
    const columns = { name: name.trim(), description, updated_at: new Date(now()).toISOString() }
    return { fileEntry: presentFileEntry(db.files.update(id, columns), request.site) }
  },

  content: (request) => bytesOf(request.world, reachableFile(request, 'view')),

  download: async (request) => {
    const caller = callerOf(request)
    const { db } = caller
    const user = requireUser(caller)
    const hashes = (request.params['hashes'] ?? '').split(',')
    const files = hashes.map((hash) => {
      const file = db.files.all().find((row) => !row.deleted_at && hashOf(row) === hash)
      if (!file) throw notFound('FileEntry', hash)
      if (file.owner_id !== user.id && !may(db, user, `${assumedPermissions.files}.view`)) throw forbidden()
      return file
    })
    const [first] = files
    if (files.length === 1 && first) return asAttachment(await bytesOf(request.world, first), first.name)
    const entries = files.map(async (file) => {
      const bytes = await (await bytesOf(request.world, file)).arrayBuffer()
      return { name: file.name, bytes: new Uint8Array(bytes) }
    })
    return asAttachment(new Response(zip(await Promise.all(entries))), 'files.zip')
  },

  restore: (request) => {
    const caller = callerOf(request)
    const { db } = caller
    const user = requireUser(caller)
    const selectedEntries = request.body.entryIds.map((id) => findRow(db.files, id, 'FileEntry'))
    requireOwn(db, user, selectedEntries)
    for (const { id } of selectedEntries) db.files.update(id, { deleted_at: null })
    return {}
  },

  remove: async (request) => {
    const caller = callerOf(request)
    const { db, now } = caller
    const user = requireUser(caller)
    const selectedFiles = chosenFiles(db, user, request.body)
    requireOwn(db, user, selectedFiles)
    for (const { id, disk, object } of selectedFiles) {
      if (request.body.deleteForever === false) {
        db.files.update(id, { deleted_at: new Date(now()).toISOString() })
        continue
      }
      db.files.remove(id)
      if (object) await request.world.direct?.storage.remove({ disk, key: object.key })
    }
    return {}
  },
})
