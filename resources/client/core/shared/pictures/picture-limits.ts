/** Bytes of the largest picture that may be picked (spec sections 5 and 9); what is sent of it is cropped and smaller. */
export const PICTURE_MAX_SIZE = 8 * 1024 * 1024

/** What may be picked (spec section 5: image types only). */
export const PICTURE_TYPES = 'image/*'
