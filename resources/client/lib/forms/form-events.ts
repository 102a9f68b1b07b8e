/** Event that writes a value, its `detail`, into a JSON field (ui/fields/form-value.tsx). */
export const WRITE_EVENT = 'form-write'

/** Event of a JSON field whose value has changed without the user; `detail` is its text before. */
export const READ_EVENT = 'form-read'
