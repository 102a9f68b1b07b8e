/** Full page loads, in one object so that tests can replace them. */
export const page = {
  /** Loads a URL in place of the current history entry. */
  replace: (url: string): void => window.location.replace(url),
  reload: (): void => window.location.reload(),
}
