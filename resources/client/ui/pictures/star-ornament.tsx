/**
 * Auseklis, the morning star of Latvian mittens, centred in a 40-unit square. One path, because a picture can contain
 * dozens.
 */
export const STAR_PATH =
  'M.9-1.8v-8l8.4-8.4v8zM1.8.9h8l8.4 8.4h-8zM-.9 1.8v8l-8.4 8.4v-8zM-1.8-.9h-8l-8.4-8.4h8z' +
  'M-.9-1.8v-8l-8.4-8.4v8zM1.8-.9h8l8.4-8.4h-8zM.9 1.8v8l8.4 8.4v-8zM-1.8.9h-8l-8.4 8.4h8z'

/** Star ornament for empty states, in the current text colour. */
export function StarOrnament({ className }: { className?: string }) {
  return (
    <svg viewBox="-20 -20 40 40" fill="currentColor" aria-hidden className={className}>
      <path d={STAR_PATH} />
    </svg>
  )
}
