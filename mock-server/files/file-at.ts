import type { Db, MockFile } from '../store/db'
import { publicPath } from './present-file-entry'

/** The public file at a path within the site. */
export const fileAt = ({ files }: Db, path: string): MockFile | undefined =>
  files.all().find((file) => file.disk === 'public' && publicPath(file) === path)

/** A stored file as an answer; 404 when its bytes are not with the mock. */
export const fileResponse = ({ content, mime }: Pick<MockFile, 'content' | 'mime'>): Response =>
  content
    ? new Response(content, {
        headers: { 'Content-Type': mime ?? 'application/octet-stream', 'Content-Length': String(content.size) },
      })
    : Response.json({ message: 'There is no such file.' }, { status: 404 })
