/** Largest file in bytes that can be chosen (spec sections 5 and 9); the cropped upload is smaller. */
export const PICTURE_MAX_SIZE = 8 * 1024 * 1024

/** File types that can be chosen (spec section 5: image types only). */
export const PICTURE_TYPES = 'image/*'
