import type { accessTokens } from '@/contract/access-tokens'

import type { Cases } from '../case'
import { NO_ROW } from '../no-row'

const mockOnly = 'needs an account that may use the API'

export const accessTokenCases: Cases<typeof accessTokens> = {
  create: [
    { name: 'with a name', as: 'admin', input: { body: { tokenName: 'Pulksteņradio' } }, status: 200, mockOnly },
    { name: 'no name', as: 'admin', input: { body: { tokenName: '' } }, status: 422, mockOnly },
    { name: 'too short a name', as: 'admin', input: { body: { tokenName: 'Ai' } }, status: 422, mockOnly },
    { name: 'without the right', as: 'free', input: { body: { tokenName: 'Radio' } }, status: 403, mockOnly },
    { name: 'nobody signed in', input: { body: { tokenName: 'Radio' } }, status: 401 },
  ],
  remove: [
    { name: 'one’s own', as: 'admin', input: { params: { id: 1 } }, status: 200, mockOnly },
    { name: 'no such token', as: 'admin', input: { params: { id: NO_ROW } }, status: 404, mockOnly },
    { name: 'nobody signed in', input: { params: { id: NO_ROW } }, status: 401 },
  ],
}
