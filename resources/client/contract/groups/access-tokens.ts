import * as z from 'zod/mini'

import { emptyResponse, endpoint } from '../machinery/endpoint'
import { optionalText as text } from '../machinery/wire-values'

/** Length of a token's name in characters (backend contract, section 3.2). */
const MIN_NAME_LENGTH = 3
const MAX_NAME_LENGTH = 100

/** A personal access token for the API; `users/me` lists them as `tokens`. */
export const accessTokenSchema = z.looseObject({
  id: z.number(),
  name: z.string(),
  last_used_at: text,
  created_at: text,
})
/** A token after parsing, without its secret. */
export type AccessToken = z.output<typeof accessTokenSchema>

/** Personal access tokens (product spec, section 7; backend contract, section 3.2). */
export const accessTokens = {
  /** The only response that contains the secret, `plainTextToken`. */
  create: endpoint({
    method: 'POST',
    path: 'access-tokens',
    body: z.object({
      tokenName: z
        .string()
        .check(
          z.minLength(1, 'The token name field is required.'),
          z.minLength(MIN_NAME_LENGTH, 'The token name field must be at least 3 characters.'),
          z.maxLength(MAX_NAME_LENGTH, 'The token name field must not be greater than 100 characters.'),
        ),
    }),
    response: z.looseObject({ token: accessTokenSchema, plainTextToken: z.string() }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: 'access-tokens/:id',
    response: emptyResponse,
    assumed: 'the response for another user’s token is not documented: 404 here',
  }),
}
