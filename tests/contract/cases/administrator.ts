/** A case that an administrator makes; a live backend knows only one account, which may not be one. */
export const admin = { as: 'admin', mockOnly: 'needs an administrator’s account' } as const

/** A case that a user without rights makes. */
export const unprivileged = { as: 'free', mockOnly: 'permissions vary between sites' } as const
