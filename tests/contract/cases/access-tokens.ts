import type { accessTokens } from '@/contract/groups/access-tokens'
import { accessTokens as documented } from '@mock/documented/groups/access-tokens'

import { groupCases, MISSING_ID } from '../case'

const mockOnly = 'whether an account may use the API varies between sites'

export const accessTokenCases = groupCases<typeof accessTokens>(documented, {
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
})
