/** A case that an administrator makes; a live backend knows only one account, which may not be one. */
export const admin = { as: 'admin', mockOnly: 'needs an administrator’s account' } as const

/** A case that a user without rights makes. */
export const unprivileged = { as: 'free', mockOnly: 'permissions vary between sites' } as const

/** Refusals of a call that needs a right of administrators. */
export const administratorsOnly = <Input = undefined>(input?: Input) => [
  { name: 'without permission', ...unprivileged, ...(input !== undefined && { input }), status: 403 },
  { name: 'signed out', ...(input !== undefined && { input }), status: 401 },
]
