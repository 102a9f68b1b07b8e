import { accessTokens } from '@/contract/groups/access-tokens'

import { accessTokens as documented } from '../../documented/groups/access-tokens'
import { randomToken } from '../../kit/random-token'
import { requireUser } from '../../rules/permissions/find-user'
import { requirePermission } from '../../rules/permissions/permissions'
import { notFound } from '../../state/store/find-row'
import { mockGroup } from '../pipeline/mock-group'

const SECRET_BYTES = 20

export const accessTokenHandlers = mockGroup(accessTokens, documented, {
  create: ({ world: { db, now }, user, body }) => {
    const { id: user_id } = requireUser({ user })
    requirePermission({ db, user }, 'api.access')
    const secret = randomToken(SECRET_BYTES)
    const {
      user_id: _,
      secret: __,
      ...token
    } = db.accessTokens.insert({
      id: db.accessTokens.nextId(),
      user_id,
      name: body.tokenName,
      secret,
      last_used_at: null,
      created_at: new Date(now()).toISOString(),
    })
    return { token, plainTextToken: `${token.id}|${secret}` }
  },

  remove: ({ world: { db }, user, params }) => {
    const self = requireUser({ user })
    requirePermission({ db, user }, 'api.access')
    const token = db.accessTokens.get(Number(params['id']))
    if (token?.user_id !== self.id) throw notFound('PersonalAccessToken', params['id'] ?? '')
    db.accessTokens.remove(token.id)
    return { status: 'success' }
  },
})
