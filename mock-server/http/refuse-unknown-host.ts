import { errorPage } from '../pipeline/error-page'
import { isKnownHost } from './is-known-host'

const MISDIRECTED_REQUEST = 421

/** Responds with an error when the Host header names neither this machine nor the configured host. */
export function refuseUnknownHost({ hostname }: URL, own: string | undefined): Response | undefined {
  if (isKnownHost(hostname, own)) return undefined
  return errorPage(
    MISDIRECTED_REQUEST,
    `This mock is for this computer only. HOST=${hostname} serves it under that name.`,
  )
}
