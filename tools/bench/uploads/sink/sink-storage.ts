import type { IncomingMessage, ServerResponse } from 'node:http'

import { HttpStatus } from '@/contract/machinery/http-status'
import { xmlOf } from '@mock/site/storage/xml'

import { drain, lengthOf } from './drain'

/** CORS headers that allow every page. */
const OPEN = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'PUT, POST',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Expose-Headers': 'ETag',
}

/** Handles the S3 calls of a multipart upload, without checks; it stores only the sizes of objects. */
export function createSinkStorage() {
  /** Object sizes in bytes by path. */
  const sizes = new Map<string, number>()

  const handlers: Record<string, (request: IncomingMessage, url: URL) => Record<string, string> | string> = {
    'POST uploads': (_, { pathname }) => {
      sizes.set(pathname, 0)
      return xmlOf('InitiateMultipartUploadResult', { UploadId: 'sink' })
    },
    'PUT uploadId': (request, { pathname }) => {
      sizes.set(pathname, (sizes.get(pathname) ?? 0) + lengthOf(request))
      return { ETag: '"sink"' }
    },
    'POST uploadId': (_, { pathname }) =>
      xmlOf('CompleteMultipartUploadResult', { Location: pathname, Key: pathname, ETag: 'sink' }),
    HEAD: (_, { pathname }) => ({ 'Content-Length': String(sizes.get(pathname) ?? 0) }),
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    await drain(request)
    const url = new URL(request.url ?? '/', 'http://sink')
    const parameter = ['uploads', 'uploadId'].find((name) => url.searchParams.has(name))
    const result = handlers[[request.method, parameter].filter(Boolean).join(' ')]?.(request, url) ?? {}
    const [headers, body] = typeof result === 'string' ? [{ 'Content-Type': 'application/xml' }, result] : [result, '']
    response.writeHead(HttpStatus.Ok, { ...OPEN, ...headers }).end(body)
  }
}
