/** Height of a row in pixels before it was seen. */
export const ROW_HEIGHT = 60

/** Classes of a part of the queue that scrolls by itself. */
export const LIST = 'relative -mx-2 min-h-0 flex-1'

/** Classes of a row of the queue. */
export const ROW =
  'relative flex min-h-[max(3.75rem,var(--target))] items-center gap-1 rounded-panel px-1 hover:bg-hover'
