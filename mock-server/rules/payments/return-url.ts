/** True for an absolute http(s) URL, the only kind that Stripe returns to from a bank. */
export const isReturnUrl = (url: string): boolean =>
  /^https?:\/\//i.test(url) && URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol)

type FinishedIntent = {
  id: string
  object: 'payment_intent' | 'setup_intent'
  client_secret: string | null
  status: string
}

/** `redirect_status` by the intent's status; every other status is a failure. */
const REDIRECT_STATUS: Readonly<Record<string, string>> = { succeeded: 'succeeded', processing: 'pending' }

/** Returns the URL to go back to, with the intent and its outcome as Stripe appends them. */
export function withOutcome(returnUrl: string, { id, object, client_secret, status }: FinishedIntent): string {
  const url = new URL(returnUrl)
  url.searchParams.set(object, id)
  url.searchParams.set(`${object}_client_secret`, client_secret ?? '')
  url.searchParams.set('redirect_status', REDIRECT_STATUS[status] ?? 'failed')
  return url.href
}
