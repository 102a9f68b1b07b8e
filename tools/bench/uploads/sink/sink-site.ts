import type { IncomingMessage, ServerResponse } from 'node:http'
import * as z from 'zod/mini'

import { fileEntries } from '@/contract/groups/file-entries'
import { tus } from '@/contract/groups/tus'
import type { Endpoint } from '@/contract/machinery/endpoint'
import { HttpStatus } from '@/contract/machinery/http-status'
import { METHOD_HEADER, wirePath } from '@/contract/machinery/wire'

import { drain, lengthOf } from './drain'

type SinkResponse = { status: number; headers?: Record<string, string>; body?: object }

/** Responds to a call after its body was read; `first` is the body's first chunk. */
type Handler = (request: IncomingMessage, first: Buffer) => SinkResponse

const TUS = { 'Tus-Resumable': '1.0.0' }
const keySchema = z.object({ uploadKey: z.string() })

/** Bytes after a form's last field, the file. */
const END = (boundary: string): string => `\r\n--${boundary}--\r\n`
const BLANK = '\r\n\r\n'

/** Returns the bytes of the file in a form body: all except the parts around it. */
function fileSize(request: IncomingMessage, first: Buffer): number {
  const [, boundary = ''] = /boundary=(.+)$/.exec(request.headers['content-type'] ?? '') ?? []
  const start = first.indexOf(BLANK, first.indexOf('filename=')) + BLANK.length
  return lengthOf(request) - start - END(boundary).length
}

const entryOf = (size: number): SinkResponse => ({
  status: HttpStatus.Ok,
  body: { fileEntry: { id: 1, name: 'sink', file_name: 'sink', url: 'sink', public: true, file_size: size } },
})

/** Handles form and tus uploads without storing anything. */
export function createSinkSite() {
  /** Received bytes by tus key. */
  const offsets = new Map<string, number>()
  const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?')[0] ?? ''

  const create: Handler = (request) => {
    const key = String(offsets.size + 1)
    offsets.set(key, 0)
    return { status: HttpStatus.Created, headers: { ...TUS, Location: `${pathOf(request)}/${key}` } }
  }

  const append: Handler = (request) => {
    const key = pathOf(request).split('/').at(-1) ?? ''
    const offset = (offsets.get(key) ?? 0) + lengthOf(request)
    offsets.set(key, offset)
    return { status: HttpStatus.NoContent, headers: { ...TUS, 'Upload-Offset': String(offset) } }
  }

  const end: Handler = (_, first) => entryOf(offsets.get(keySchema.parse(JSON.parse(String(first))).uploadKey) ?? 0)

  const at = ({ path }: Endpoint): string => `/${wirePath(path)}`
  const handlers = new Map<string, Handler>([
    [at(fileEntries.upload), (request, first) => entryOf(fileSize(request, first))],
    [at(fileEntries.remove), () => ({ status: HttpStatus.Ok, body: {} })],
    [at(tus.create), create],
    [at(tus.entries), end],
  ])

  const handlerOf = (request: IncomingMessage): Handler | undefined =>
    request.headers[METHOD_HEADER.toLowerCase()] === tus.append.method ? append : handlers.get(pathOf(request))

  /** Returns false for other calls, without handling them. */
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const handle = handlerOf(request)
    if (!handle) return false
    void drain(request).then(
      (first) => {
        const { status, headers, body } = handle(request, first)
        const json = { 'Content-Type': 'application/json' }
        response.writeHead(status, { ...headers, ...(body && json) }).end(body && JSON.stringify(body))
      },
      () => response.destroy(),
    )
    return true
  }
}
