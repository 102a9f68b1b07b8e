/** Rows of a page that a visitor may choose from (spec section 9). */
export const PAGE_SIZES: readonly number[] = [10, 15, 20, 50, 100]

/** Rows of a page until another size is chosen (spec section 9). */
export const DEFAULT_PAGE_SIZE = 15
