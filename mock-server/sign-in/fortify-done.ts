/** What Fortify answers when there is nothing to say: a JSON text that is empty (backend contract, section 2). */
export const FORTIFY_DONE = '' as const
