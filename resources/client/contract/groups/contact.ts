import * as z from 'zod/mini'

import { endpoint, orEmpty } from '../machinery/endpoint'
import { emailAddress } from '../shapes/credentials'

/** Minimum length in characters of a contact message's name (backend contract, section 7). */
export const MIN_CONTACT_NAME_LENGTH = 5

/** Minimum length in characters of a contact message (backend contract, section 7). */
export const MIN_CONTACT_MESSAGE_LENGTH = 10

/** Contact form (product spec, section 7; backend contract, section 7). */
export const contact = {
  /** Sends a message to the site's owner; 404 while the form is disabled on the server. */
  send: endpoint({
    method: 'POST',
    path: 'contact-page',
    body: z.object({
      name: z
        .string()
        .check(z.trim(), z.minLength(MIN_CONTACT_NAME_LENGTH, 'Enter your full name, with at least 5 characters.')),
      email: emailAddress,
      message: z
        .string()
        .check(z.trim(), z.minLength(MIN_CONTACT_MESSAGE_LENGTH, 'Write a message of at least 10 characters.')),
    }),
    response: orEmpty(z.looseObject({})),
  }),
}
