/** What stands behind a file name's last dot, in lower case; nothing when there is none. */
export const extensionOf = (name: string): string =>
  /\.(?<extension>[^./\\]+)$/.exec(name)?.groups?.['extension']?.toLowerCase() ?? ''
