import * as z from 'zod/mini'

import { endpoint } from '../machinery/endpoint'
import { encodedBootstrap } from './bootstrap'

const required = (message: string) => z.string().check(z.minLength(1, message))
const signedInResponse = z.looseObject({ bootstrapData: encodedBootstrap, two_factor: z.optional(z.literal(false)) })

/** Sign-in and sign-out (product spec, section 7; backend contract, section 3). */
export const auth = {
  login: endpoint({
    method: 'POST',
    path: 'auth/login',
    body: z.object({
      email: required('The email field is required.'),
      password: required('The password field is required.'),
      remember: z.optional(z.boolean()),
    }),
    response: z.union([z.looseObject({ two_factor: z.literal(true) }), signedInResponse]),
    startsSession: true,
  }),
  logout: endpoint({
    method: 'POST',
    path: 'auth/logout',
    response: z.looseObject({ bootstrapData: encodedBootstrap, status: z.optional(z.string()) }),
  }),
}
