import { xmlOf } from '../xml'
import type { XmlContent } from '../xml'
import type { Buckets } from './buckets'

/** One request to the storage and what is known of it. */
export type S3Call = {
  request: Request
  url: URL
  bucket: string
  /** Empty for a call about the bucket itself. */
  key: string
  /** Signed with the owner's keys. */
  isOwner: boolean
  buckets: Buckets
  /** Path of the folder where bytes are put. */
  folder: () => string
  /** Milliseconds since 1970. */
  now: number
  /** Bytes that every part but the last has at least. */
  leastPart: number
}

/** Answers a call, or throws S3's refusal. */
export type Operation = (call: S3Call) => Response | Promise<Response>

/** An answer in XML. */
export const xmlResponse = (name: string, content: XmlContent): Response =>
  new Response(xmlOf(name, content), { headers: { 'Content-Type': 'application/xml' } })
