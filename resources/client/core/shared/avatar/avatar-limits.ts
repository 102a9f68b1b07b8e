/**
 * Pixels of the side of the picture that is sent. As it is square and of four bytes a pixel at most, no format makes it larger than
 * the server's own limit (contract/accounts.ts).
 */
export const AVATAR_SIDE = 512
