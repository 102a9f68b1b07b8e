import { HttpStatus } from '@/contract/machinery/http-status'

import { errorPage } from '../error-page'

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|::1)$/

/** True for loopback names and the server's own host. Rejecting all others prevents DNS rebinding. */
export function isKnownHost(hostname: string, own?: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '')
  return LOOPBACK.test(address) || address === own
}

/** Responds with an error when the Host header names neither this machine nor the configured host. */
export function refuseUnknownHost({ hostname }: URL, own: string | undefined): Response | undefined {
  if (isKnownHost(hostname, own)) return undefined
  return errorPage(
    HttpStatus.MisdirectedRequest,
    `This mock is for this computer only. HOST=${hostname} serves it under that name.`,
  )
}
