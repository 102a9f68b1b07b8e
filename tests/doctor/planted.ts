import type { FatalId } from '../../tools/doctor/probe/connection-failure'
import type { Outgoing } from '../../tools/doctor/probe/send'

/** Response of the planted site; 200 without a body by default. */
export type PlantedResponse = {
  status?: number
  headers?: Record<string, string>
  cookies?: string[]
  text?: string
  certificateEnds?: number
}
type Responder = (outgoing: Outgoing) => PlantedResponse

/** A site in memory that faults can be planted in. */
export type PlantedSite = {
  /** Root that the command names, with a trailing slash. */
  url: string
  /** Bootstrap data without its token. */
  data: Record<string, unknown> & { settings: Record<string, unknown> }
  /** Changes the page after it is rendered. */
  edits: ((html: string) => string)[]
  pageHeaders: Record<string, string>
  /** Cookies of a visit; `{visit}` is its number. */
  cookies: string[]
  /** Files by path within the build folder. */
  files: Record<string, string>
  /** Files of the site's root by path. */
  rootFiles: Record<string, string>
  assetHeaders: Record<string, string>
  /** Responses instead of the site's own, by `METHOD URL`, relative to the root; an id fails the connection. */
  instead: Record<string, Responder | FatalId>
  /** URL that the command names, if it is not the root. */
  requested?: string
  /** Site-wide response headers, such as the date. */
  headers: Record<string, string>
  certificateEnds: number
}

/** Path and host of a planted installation; its policy is strict, or only limits connections. */
export type Placement = { url?: string; assetUrl?: string; policy?: 'strict' | 'connections' }
