/** The lower-case extension after a file name's last dot, or an empty string. */
export const extensionOf = (name: string): string =>
  /\.(?<extension>[^./\\]+)$/.exec(name)?.groups?.['extension']?.toLowerCase() ?? ''
