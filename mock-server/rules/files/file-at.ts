import { HttpStatus } from '@/contract/machinery/http-status'

import type { Db } from '../../state/store/db'
import type { MockFile } from '../../state/store/file-rows'
import { publicPath } from './present-file-entry'

/** Finds the public file at a path within the site. */
export const fileAt = ({ files }: Db, path: string): MockFile | undefined =>
  files.all().find((file) => file.disk === 'public' && !file.deleted_at && publicPath(file) === path)

/** Responds with a stored file; 404 when the mock does not hold its bytes. */
export const fileResponse = ({ content, mime }: Pick<MockFile, 'content' | 'mime'>): Response =>
  content
    ? new Response(content, {
        headers: { 'Content-Type': mime ?? 'application/octet-stream', 'Content-Length': String(content.size) },
      })
    : Response.json({ message: 'There is no such file.' }, { status: HttpStatus.NotFound })
