/** Event that writes a value, its `detail`, into a JSON field (ui/fields/form-value.tsx). */
export const WRITE_EVENT = 'form-write'

/** Event of a JSON field whose value has changed without the user; `detail` is its text before. */
export const READ_EVENT = 'form-read'

/** Event of a form that is about to be read, so that its fields accept typed text; cancelling it refuses the save. */
export const COMMIT_EVENT = 'form-commit'

/**
 * Makes a form's fields accept the text typed into them, in the focused one too (ui/fields/use-commit.ts). Returns
 * false when a field could not, after showing why.
 */
export const commitFields = (form: HTMLFormElement): boolean =>
  form.dispatchEvent(new Event(COMMIT_EVENT, { cancelable: true }))
