/** An address as people type it made one that leads there: `example.org` is on the web. */
export function withScheme(address: string): string {
  const text = address.trim()
  return text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text.replace(/^\/+/, '')}`
}
