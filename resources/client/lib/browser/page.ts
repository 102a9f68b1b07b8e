/** Ways to leave the document for another one; a test stands in for them. */
export const page = {
  /** The address takes the place of this one in the history. */
  replace: (address: string): void => window.location.replace(address),
  reload: (): void => window.location.reload(),
}
