import * as z from 'zod/mini'

import { stored } from '@/core/platform/storage/local'

/**
 * Setup intent that this browser is confirming, to recognize the return from a bank's page. A link with another intent
 * must not change the card.
 */
const pendingIntent = stored({ key: 'pendingCard', schema: z.string().check(z.minLength(1), z.maxLength(200)) })

/** Query parameters that Stripe adds to the return URL. */
const RETURN_PARAMETERS = ['setup_intent', 'setup_intent_client_secret', 'redirect_status'] as const

const idOf = (secret: string): string => secret.split('_secret_', 1)[0] ?? secret

/** Remembers the intent of a client secret until {@link forgetPendingCard}. */
export const rememberPendingCard = (secret: string): boolean => pendingIntent.write(idOf(secret))

export const forgetPendingCard = (): void => pendingIntent.remove()

/** Client secret in the query of a return from the bank; undefined unless this browser has sent the user there. */
export function returnedSecret(search: URLSearchParams): string | undefined {
  const secret = search.get('setup_intent_client_secret')
  return secret && idOf(secret) === pendingIntent.read() ? secret : undefined
}

/** Whether a query comes from a bank's page or pretends to. */
export const isReturn = (search: URLSearchParams): boolean => RETURN_PARAMETERS.some((name) => search.has(name))

/** Returns the query without what Stripe added. */
export function withoutReturn(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search)
  for (const name of RETURN_PARAMETERS) rest.delete(name)
  return rest
}
