import type { accessTokens } from '@/contract/groups/access-tokens'

import { type Cases, MISSING_ID } from '../case'

const mockOnly = 'needs an account that may use the API'

export const accessTokenCases: Cases<typeof accessTokens> = {
  create: [
    { name: 'with a name', as: 'admin', input: { body: { tokenName: 'Pulksteņradio' } }, status: 200, mockOnly },
    { name: 'without a name', as: 'admin', input: { body: { tokenName: '' } }, status: 422, mockOnly },
    { name: 'name too short', as: 'admin', input: { body: { tokenName: 'Ai' } }, status: 422, mockOnly },
    { name: 'without permission', as: 'free', input: { body: { tokenName: 'Radio' } }, status: 403, mockOnly },
    { name: 'signed out', input: { body: { tokenName: 'Radio' } }, status: 401 },
  ],
  remove: [
    { name: 'own token', as: 'admin', input: { params: { id: 1 } }, status: 200, mockOnly },
    { name: 'missing token', as: 'admin', input: { params: { id: MISSING_ID } }, status: 404, mockOnly },
    { name: 'signed out', input: { params: { id: MISSING_ID } }, status: 401 },
  ],
}
