/**
 * Width and height of an uploaded avatar in pixels. At four bytes per pixel at most, no format exceeds the server's limit
 * (contract/accounts.ts).
 */
export const AVATAR_SIDE = 512
