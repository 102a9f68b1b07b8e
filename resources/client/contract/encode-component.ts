/** Percent-encodes any text as one component of a URL. As in a query string, half a surrogate pair becomes U+FFFD instead of a URIError. */
export const encodeComponent = (text: string): string =>
  // oxlint-disable-next-line no-restricted-globals -- the one place that makes its argument safe
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'))
