import { errorLogs } from '@/contract/groups/error-logs'
import { assumedPermissions } from '@/contract/shapes/assumed-permissions'

import { errorLogs as documented } from '../../documented/groups/error-logs'
import { attachment } from '../../kit/attachment'
import { paginate } from '../../kit/paginate'
import { entryAt, findEntries, sizeOf, streamFile } from '../../rules/logs/error-log-entries'
import { administrator } from '../../rules/permissions/administrator'
import type { Db } from '../../state/store/db'
import { notFound } from '../../state/store/find-row'
import type { MockErrorLogFile } from '../../state/store/log-rows'
import { callerOf } from '../pipeline/caller'
import { mockGroup } from '../pipeline/mock-group'

/** Page size of Laravel's log viewer. */
const DEFAULT_PAGE_SIZE = 15

/** Finds a file by its identifier. Throws 404. */
function fileOf({ errorLogFiles }: Db, identifier = ''): MockErrorLogFile {
  const file = errorLogFiles.all().find((one) => one.identifier === identifier)
  if (!file) throw notFound('LogFile', identifier)
  return file
}

const download = (file: MockErrorLogFile): Response => attachment(streamFile(file), file.name)

export const errorLogHandlers = mockGroup(errorLogs, documented, {
  list: (request) => {
    const { db, path } = administrator(callerOf(request), `${assumedPermissions.logs}.view`)
    const { file: identifier, query, page, perPage = DEFAULT_PAGE_SIZE } = request.query
    const [latest] = db.errorLogFiles.all()
    const file = identifier === undefined ? latest : fileOf(db, identifier)
    const found = paginate(file ? findEntries(file, query) : [], { kind: 'native', page, perPage, path })
    return {
      selectedFile: file?.identifier ?? null,
      files: db.errorLogFiles.all().map((one) => ({ name: one.name, identifier: one.identifier, size: sizeOf(one) })),
      pagination: {
        ...found,
        data: file ? found.data.map((index) => ({ id: index + 1, index, ...entryAt(file, index) })) : [],
      },
    }
  },

  download: (request) =>
    download(
      fileOf(administrator(callerOf(request), `${assumedPermissions.logs}.view`).db, request.params['identifier']),
    ),

  downloadLatest: (request) => {
    const [latest] = administrator(callerOf(request), `${assumedPermissions.logs}.view`).db.errorLogFiles.all()
    if (!latest) throw notFound('LogFile', 'latest')
    return download(latest)
  },

  remove: (request) => {
    const { db } = administrator(callerOf(request), `${assumedPermissions.logs}.delete`)
    db.errorLogFiles.remove(fileOf(db, request.params['identifier']).id)
    return {}
  },
})
