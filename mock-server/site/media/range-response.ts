import { HttpStatus } from '@/contract/machinery/http-status'

/** A file whose bytes are read or generated on demand. */
export type RangeFile = {
  /** Size in bytes. */
  size: number
  type: string
  /** A strong entity tag, including its quotes. */
  etag: string
  lastModified?: Date
  /** Returns the bytes [from, toExclusive). */
  read: (from: number, toExclusive: number) => Uint8Array | Promise<Uint8Array>
}

type ByteRange = { from: number; toExclusive: number }

const CHUNK_BYTES = 64 * 1024
/** HTTP dates have a resolution of one second (RFC 9110 section 5.6.7). */
const wholeSeconds = (date: Date | number) => Math.floor(Number(date) / 1000)

/** Weak comparison (RFC 9110 section 8.8.3.2) against a list of tags or `*`. */
function matchesAnyTag(header: string, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.trim() === '*' || header.split(',').some((tag) => opaque(tag) === opaque(etag))
}

function isNotModified(request: Request, { etag, lastModified }: RangeFile): boolean {
  const tags = request.headers.get('if-none-match')
  if (tags !== null) return matchesAnyTag(tags, etag)
  const since = Date.parse(request.headers.get('if-modified-since') ?? '')
  return lastModified !== undefined && wholeSeconds(lastModified) <= wholeSeconds(since)
}

/** True when the client's partial copy is of this file (RFC 9110 section 13.1.5: strong tag or exact date). */
function isSameFile(request: Request, { etag, lastModified }: RangeFile): boolean {
  const validator = request.headers.get('if-range')?.trim()
  if (validator === undefined) return true
  if (validator.startsWith('"')) return validator === etag
  return lastModified !== undefined && wholeSeconds(lastModified) === wholeSeconds(Date.parse(validator))
}

type RequestedRange = ByteRange | 'whole' | 'unsatisfiable'

/** `bytes=-500`: the last 500 bytes, or the whole file if it is shorter. */
function suffix(length: number, size: number): RequestedRange {
  return length === 0 ? 'unsatisfiable' : { from: Math.max(0, size - length), toExclusive: size }
}

function between(first: number, last: number, size: number): RequestedRange {
  if (last < first) return 'whole'
  return first < size ? { from: first, toExclusive: Math.min(last + 1, size) } : 'unsatisfiable'
}

/**
 * Parses the requested range. `whole` for none, a malformed one or several (which a server may ignore); `unsatisfiable`
 * for one past the end.
 */
function requestedRange(request: Request, file: RangeFile): RequestedRange {
  const header = request.method === 'GET' ? request.headers.get('range') : null
  const [, first, last] = /^bytes=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header ?? '') ?? []
  if ((!first && !last) || !isSameFile(request, file)) return 'whole'
  return first ? between(Number(first), last ? Number(last) : Infinity, file.size) : suffix(Number(last), file.size)
}

/** Reads each chunk on demand, and none after the client disconnects. */
function stream(file: RangeFile, { from, toExclusive }: ByteRange): ReadableStream<Uint8Array> {
  let position = from
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const end = Math.min(position + CHUNK_BYTES, toExclusive)
        if (position < end) controller.enqueue(await file.read(position, end))
        position = end
        if (position >= toExclusive) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}

/** Sends the whole file and ignores any range. */
export function wholeResponse({ method }: Request, file: RangeFile, { isSized }: { isSized: boolean }): Response {
  const body = method === 'HEAD' ? null : stream(file, { from: 0, toExclusive: file.size })
  return new Response(body, {
    headers: { 'Content-Type': file.type, ...(isSized && { 'Content-Length': String(file.size) }) },
  })
}

/** Serves a GET or HEAD for a file per RFC 9110: whole or one range, conditional, streamed lazily. */
export function rangeResponse(request: Request, file: RangeFile): Response {
  const headers = new Headers({ 'Accept-Ranges': 'bytes', ETag: file.etag })
  if (file.lastModified) headers.set('Last-Modified', file.lastModified.toUTCString())
  if (isNotModified(request, file)) return new Response(null, { status: HttpStatus.NotModified, headers })

  const range = requestedRange(request, file)
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${file.size}`)
    return new Response(null, { status: HttpStatus.RangeNotSatisfiable, headers })
  }
  const part = range === 'whole' ? { from: 0, toExclusive: file.size } : range
  headers.set('Content-Type', file.type)
  headers.set('Content-Length', String(part.toExclusive - part.from))
  if (range !== 'whole') headers.set('Content-Range', `bytes ${part.from}-${part.toExclusive - 1}/${file.size}`)
  const body = request.method === 'HEAD' ? null : stream(file, part)
  return new Response(body, { status: range === 'whole' ? HttpStatus.Ok : HttpStatus.PartialContent, headers })
}
