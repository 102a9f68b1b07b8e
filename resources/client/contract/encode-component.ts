/**
 * Percent-encodes any text as one URL component. A lone surrogate becomes U+FFFD, as in a query string, instead of a
 * URIError.
 */
export const encodeComponent = (text: string): string =>
  // oxlint-disable-next-line no-restricted-globals -- the one place that makes its argument safe
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'))
