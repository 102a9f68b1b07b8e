/** Completes a URL as people type it: `example.org` gets `https://`. */
export function withScheme(url: string): string {
  const text = url.trim()
  return text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text.replace(/^\/+/, '')}`
}
