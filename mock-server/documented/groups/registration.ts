import { type DocumentedGroup, optional, required } from '../documented'
import { newPassword } from '../fields'
import { eachBootstrap } from '../samples'

export const registration = {
  section: '3',
  rule: 'Registration signs in: `status` says whether the email address must be verified, and `bootstrapData` has the user.',
  screens: ['registration (also to join a workspace)'],
  endpoints: {
    create: {
      call: 'POST auth/register',
      source: '3; trap 11',
      body: {
        email: required(),
        ...newPassword,
        invite_id: optional(),
        invite_type: optional(),
        token_name: optional(),
        // Flags of the site's policies, by their ids.
        '*': optional(),
      },
      rights: ['guest'],
      responses: {
        ...eachBootstrap((bootstrapData) => ({ status: 'success', bootstrapData })),
        'unverified email address': { status: 'needs_email_verification', bootstrapData: '{"settings":[]}' },
      },
      refusals: ['404 registration disabled', '422 invalid fields'],
    },
  },
} satisfies DocumentedGroup
