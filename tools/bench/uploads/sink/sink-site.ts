import type { IncomingMessage, ServerResponse } from 'node:http'
import * as z from 'zod/mini'

import type { Endpoint } from '@/contract/endpoint'
import { fileEntries } from '@/contract/file-entries'
import { tus } from '@/contract/tus'
import { METHOD_HEADER, wirePath } from '@/contract/wire'

import { drain, lengthOf } from './drain'

type Answer = { status: number; headers?: Record<string, string>; body?: object }

/** Answers a call whose body has come; `first` is the beginning of it. */
type Take = (request: IncomingMessage, first: Buffer) => Answer

const TUS = { 'Tus-Resumable': '1.0.0' }
const keySchema = z.object({ uploadKey: z.string() })

/** What is behind a form's last field, the file. */
const END = (boundary: string): string => `\r\n--${boundary}--\r\n`
const BLANK = '\r\n\r\n'

/** Bytes of the file in a form: all but what stands before and behind it. */
function fileSize(request: IncomingMessage, first: Buffer): number {
  const [, boundary = ''] = /boundary=(.+)$/.exec(request.headers['content-type'] ?? '') ?? []
  const start = first.indexOf(BLANK, first.indexOf('filename=')) + BLANK.length
  return lengthOf(request) - start - END(boundary).length
}

const entryOf = (size: number): Answer => ({
  status: 200,
  body: { fileEntry: { id: 1, name: 'sink', file_name: 'sink', url: 'sink', public: true, file_size: size } },
})

/** The calls that carry a file's bytes, and those that end such an upload, answered by a site that keeps nothing. */
export function createSinkSite() {
  /** Bytes that have come, by the keys of tus. */
  const offsets = new Map<string, number>()
  const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?')[0] ?? ''

  const create: Take = (request) => {
    const key = String(offsets.size + 1)
    offsets.set(key, 0)
    return { status: 201, headers: { ...TUS, Location: `${pathOf(request)}/${key}` } }
  }

  const append: Take = (request) => {
    const key = pathOf(request).split('/').at(-1) ?? ''
    const offset = (offsets.get(key) ?? 0) + lengthOf(request)
    offsets.set(key, offset)
    return { status: 204, headers: { ...TUS, 'Upload-Offset': String(offset) } }
  }

  const end: Take = (_, first) => entryOf(offsets.get(keySchema.parse(JSON.parse(String(first))).uploadKey) ?? 0)

  const at = ({ path }: Endpoint): string => `/${wirePath(path)}`
  const answers = new Map<string, Take>([
    [at(fileEntries.upload), (request, first) => entryOf(fileSize(request, first))],
    [at(fileEntries.remove), () => ({ status: 200, body: {} })],
    [at(tus.create), create],
    [at(tus.entries), end],
  ])

  const takerOf = (request: IncomingMessage): Take | undefined =>
    request.headers[METHOD_HEADER.toLowerCase()] === tus.append.method ? append : answers.get(pathOf(request))

  /** Gives false for a call that is none of these, and leaves it alone. */
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const take = takerOf(request)
    if (!take) return false
    void drain(request).then(
      (first) => {
        const { status, headers, body } = take(request, first)
        const json = { 'Content-Type': 'application/json' }
        response.writeHead(status, { ...headers, ...(body && json) }).end(body && JSON.stringify(body))
      },
      () => response.destroy(),
    )
    return true
  }
}
