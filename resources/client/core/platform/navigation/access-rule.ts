// Separate from access.ts: the entry chunk needs the route table, but not the guards.
/** Audience of a page (spec section 2, "Access"). */
export type Access = 'everyone' | 'guestOnly' | 'loggedIn' | { permission: string; isMembersOnly?: true }

/** Access for visitors with a permission, including guests if the guest role has it. */
export const permission = (name: string): Access => ({ permission: name })

/** Access for signed-in users with a permission. */
export const memberPermission = (name: string): Access => ({ permission: name, isMembersOnly: true })
