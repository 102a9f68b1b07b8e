import * as z from 'zod/mini'

import type { Bootstrap } from '@/contract/groups/bootstrap'
import { userShape } from '@/contract/shapes/user'
import { FRAME_NAME } from '@/core/platform/navigation/appearance-editor'
import { asGuest } from '@/core/platform/session/user-data'

const { roles, permissions } = userShape

/** Visitor that an editor's preview shows. The page's own user is an administrator, and knows no role of members. */
export const visitorSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('guest') }),
  z.object({ kind: z.literal('member'), roles, permissions }),
])
/** Visitor of a preview after parsing. */
export type PreviewedVisitor = z.output<typeof visitorSchema>

/** Returns the name of the iframe whose page shows a visitor. */
export const frameNameOf = (visitor: PreviewedVisitor): string => `${FRAME_NAME} ${JSON.stringify(visitor)}`

/** Reads the visitor from the name of an iframe; undefined if the page shows its own user. */
export function visitorIn(frameName: string): PreviewedVisitor | undefined {
  try {
    return visitorSchema.safeParse(JSON.parse(frameName.replace(FRAME_NAME, ''))).data
  } catch {
    return undefined
  }
}

/** Returns the bootstrap data that the visitor has in place of the page's own user. */
export function asVisitor(own: Bootstrap, visitor: PreviewedVisitor): Bootstrap {
  if (visitor.kind === 'guest') return asGuest(own)
  return withRights(own, { roles: visitor.roles, permissions: visitor.permissions })
}

type Rights = Partial<Pick<NonNullable<Bootstrap['user']>, 'roles' | 'permissions' | 'subscriptions'>>

/** Returns the bootstrap data with rights in place of all that the user has. */
export const withRights = (own: Bootstrap, rights: Rights): Bootstrap =>
  own.user
    ? { ...own, user: { ...own.user, roles: [], permissions: [], subscriptions: [], artists: [], ...rights } }
    : own
