import { fileEntries } from '@/contract/file-entries'
import { HttpStatus } from '@/contract/http-status'

import { requireUser } from '../accounts/find-user'
import { callerOf } from '../caller'
import { authorizeUpload } from '../files/authorize-upload'
import { fileResponse } from '../files/file-at'
import { presentFileEntry, publicPath } from '../files/present-file-entry'
import { storeFile } from '../files/store-file'
import { mockGroup, MockResponse } from '../mock'
import { invalid } from '../mock-failure'
import { forbidden, may } from '../permissions'
import { findRow } from '../store/find-row'

/** The lower-case extension after a file name's last dot, or an empty string. */
export const extensionOf = (name: string): string =>
  /\.(?<extension>[^./\\]+)$/.exec(name)?.groups?.['extension']?.toLowerCase() ?? ''

/** Copies the storage's response without its own headers. */
const asDownload = ({ body, headers }: Response): Response =>
  new Response(body, {
    headers: Object.fromEntries([...headers].filter(([name]) => name === 'content-type' || name === 'content-length')),
  })

export const fileEntryHandlers = mockGroup('fileEntries', fileEntries, {
  upload: (request) => {
    const caller = callerOf(request)
    const { file, ...place } = request.body
    const { name, type: mime, size } = file
    const metadata = { ...place, name, mime, size, extension: extensionOf(name) }
    const { id } = authorizeUpload(caller, metadata)
    const row = storeFile(caller, id, metadata, { content: file })
    return new MockResponse({ fileEntry: presentFileEntry(row, request.site) }, { status: HttpStatus.Created })
  },

  content: async (request) => {
    const caller = callerOf(request)
    const { db } = caller
    const user = requireUser(caller)
    const id = request.params['id'] ?? ''
    const file = db.scans.get(Number(id)) ?? findRow(db.files, id, 'FileEntry')
    if (file.owner_id !== user.id && !may(db, user, 'files.view')) throw forbidden()
    const { direct } = request.world
    return file.object && direct
      ? asDownload(await direct.storage.read({ disk: file.disk, key: file.object.key }))
      : fileResponse(file)
  },

  remove: async (request) => {
    const caller = callerOf(request)
    const { db } = caller
    const user = requireUser(caller)
    const { entryIds = [], paths = [] } = request.body
    if (entryIds.length + paths.length === 0)
      throw invalid('entryIds', 'The entry ids field is required when paths is not present.')
    const chosen = [
      ...entryIds.map((id) => findRow(db.files, id, 'FileEntry')),
      ...db.files
        .all()
        .filter((file) => file.disk === 'public' && paths.some((path) => path.endsWith(publicPath(file)))),
    ]
    if (chosen.some(({ owner_id }) => owner_id !== user.id) && !may(db, user, 'files.delete')) throw forbidden()
    for (const { id, disk, object } of chosen) {
      db.files.remove(id)
      if (object) await request.world.direct?.storage.remove({ disk, key: object.key })
    }
    return {}
  },
})
