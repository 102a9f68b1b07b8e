import { type XmlContent, xmlOf } from '../xml'
import type { Buckets } from './buckets'

/** A request to the storage with its context. */
export type S3Call = {
  request: Request
  url: URL
  bucket: string
  /** Empty for calls on the bucket itself. */
  key: string
  /** True when signed with the owner's keys. */
  isOwner: boolean
  buckets: Buckets
  /** Path of the folder for stored bytes. */
  folder: () => string
  /** Milliseconds since the epoch. */
  now: number
  /** Minimum part size in bytes, except for the last part. */
  minPartBytes: number
}

/** Handles a call or throws S3Failure. */
export type Operation = (call: S3Call) => Response | Promise<Response>

/** Creates a response with an XML body; `name` is its root element. */
export const xmlResponse = (name: string, content: XmlContent): Response =>
  new Response(xmlOf(name, content), { headers: { 'Content-Type': 'application/xml' } })
