/** Text in a value that the server replaces, such as `{{name}}`. */
export type Placeholder = {
  raw: string
  /** Name on its chip, in words that an editor knows. */
  name: string
  /** Name of the button that inserts it into the field. */
  insertLabel: string
}
