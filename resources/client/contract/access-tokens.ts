import * as z from 'zod/mini'

import { emptyAnswer } from './empty-answer'
import { endpoint } from './endpoint'
import { optionalText as text } from './wire'

/** Bounds of a token's name (backend contract, section 3.2). */
const NAME_SHORTEST = 3
const NAME_LONGEST = 100

/** A program's way into the API in the user's name; `users/me` lists them as `tokens`. */
export const accessTokenSchema = z.looseObject({
  id: z.number(),
  name: z.string(),
  last_used_at: text,
  created_at: text,
})
/** A token after parsing, without its text. */
export type AccessToken = z.output<typeof accessTokenSchema>

/** Tokens for the API (product spec, section 7; backend contract, section 3.2). */
export const accessTokens = {
  /** The only answer with the secret, `plainTextToken`. */
  create: endpoint({
    method: 'POST',
    path: 'access-tokens',
    body: z.object({
      tokenName: z
        .string()
        .check(
          z.minLength(1, 'The token name field is required.'),
          z.minLength(NAME_SHORTEST, 'The token name field must be at least 3 characters.'),
          z.maxLength(NAME_LONGEST, 'The token name field must not be greater than 100 characters.'),
        ),
    }),
    response: z.looseObject({ token: accessTokenSchema, plainTextToken: z.string() }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: 'access-tokens/:id',
    response: emptyAnswer,
    assumed: 'what a token of somebody else answers is not stated: 404 here',
  }),
}
