import type { StripeError, StripeErrorType } from '@stripe/stripe-js'

/** Response of the gateway: its data, or the error in Stripe's shape. */
export type GatewayResponse =
  | { data: Record<string, unknown>; error?: undefined }
  | { data?: undefined; error: StripeError }

/** Calls the mock's gateway; never rejects. */
export type CallGateway = (name: string, body: object) => Promise<GatewayResponse>

const NO_CONNECTION: StripeError = {
  type: 'api_connection_error',
  message: 'We are experiencing issues connecting to our payments provider. Please try again.',
}
const NO_SENSE: StripeError = { type: 'api_error', message: 'An unexpected error occurred.' }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const readError = (error: unknown): StripeError | undefined =>
  isObject(error) && typeof error['type'] === 'string'
    ? { ...error, type: error['type'] as StripeErrorType }
    : undefined

/** Posts to `mock/gateway/…`, below the page's base. */
export const callGateway: CallGateway = async (name, body) => {
  const url = new URL(`mock/gateway/${name}`, document.baseURI)
  const headers = { 'Content-Type': 'application/json' }
  try {
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
    const data: unknown = await response.json().catch(() => undefined)
    if (isObject(data) && response.ok) return { data }
    return { error: (isObject(data) && readError(data['error'])) || NO_SENSE }
  } catch {
    return { error: NO_CONNECTION }
  }
}
