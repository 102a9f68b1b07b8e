import { customDomains, domainFailReasons } from '@/contract/groups/custom-domains'
import { HttpStatus } from '@/contract/machinery/http-status'
import { ApiError } from '@/core/platform/api/api-error'
import { call } from '@/core/platform/api/call'

type FailReason = (typeof domainFailReasons)[number]

/** Result of a check: the IP address to point the domain to, and the reason if it is not connected. */
export type Connection = { host: string; serverIp: string; failReason: FailReason | undefined }

/** Reads the reason in a refusal; undefined for any other error. */
function failReasonOf(error: unknown): FailReason | undefined {
  if (!(error instanceof ApiError) || error.status !== HttpStatus.UnprocessableContent) return undefined
  return domainFailReasons.find((reason) => reason === error.body['failReason'])
}

/** Asks the server for its IP address, and whether the domain points to it. Throws ApiError. */
export async function checkConnection(host: string, action: 'store' | 'update'): Promise<Connection> {
  const { serverIp } = await call(customDomains.authorize, { params: { action }, body: { host } })
  try {
    await call(customDomains.validate, { body: { host } })
    return { host, serverIp, failReason: undefined }
  } catch (error) {
    const failReason = failReasonOf(error)
    if (!failReason) throw error
    return { host, serverIp, failReason }
  }
}
