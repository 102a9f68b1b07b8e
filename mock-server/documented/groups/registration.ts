import { eachMember } from '../bootstrap-data'
import { type DocumentedGroup, optional, required } from '../documented'
import { newPassword } from '../fields'

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
        ...eachMember((bootstrapData) => ({ status: 'success', bootstrapData })),
        'unverified email address': eachMember((bootstrapData) => ({
          status: 'needs_email_verification',
          bootstrapData,
        }))['user of B1'],
      },
      refusals: ['404 registration disabled', '422 invalid fields'],
    },
  },
} satisfies DocumentedGroup
