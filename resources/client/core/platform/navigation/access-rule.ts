/** Who may open a page (spec section 2, "Access"). */
export type Access = 'everyone' | 'guestOnly' | 'loggedIn' | { permission: string; isMembersOnly?: true }

/** Access for those who have a permission, guests included if the guest role has it. */
export const permission = (name: string): Access => ({ permission: name })

/** Access for signed-in users who have a permission. */
export const memberPermission = (name: string): Access => ({ permission: name, isMembersOnly: true })
