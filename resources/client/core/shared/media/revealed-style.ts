/**
 * Classes of a button in a `group` that a mouse finds by pointing at the group, so that lists stay calm. Fingers and keys find
 * it always, and what is on (a full heart, an open menu) stays in sight.
 */
export const REVEALED =
  'pointer-fine:opacity-0 group-hover:opacity-100 group-focus-within:opacity-100 aria-expanded:opacity-100 aria-pressed:opacity-100'
