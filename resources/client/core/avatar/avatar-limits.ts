/** Bytes of the largest file that may be picked; what is sent of it is cropped and smaller (spec sections 5 and 9). */
export const AVATAR_MAX_SIZE = 8 * 1024 * 1024

/**
 * Pixels of the side of the picture that is sent. As it is square and of four bytes a pixel at most, no format makes it larger than
 * the server's own limit (contract/accounts.ts).
 */
export const AVATAR_SIDE = 512

/** What may be picked (spec section 5: image types only). */
export const AVATAR_TYPES = 'image/*'
