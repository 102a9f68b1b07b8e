import { precacheManifest } from './precache-manifest'

/** The shell's policy: files of the site only, as its pages have (docs/deployment.md). */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types dompurify dziesma-worker',
].join('; ')

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const TITLE = "Nav interneta savienojuma / You're offline"

/** Text of a page whose script does not start. It waits, so that it does not flash before the offline screen. */
const TEXT = `<p style="animation: rise 0.3s 3s backwards; padding: 3rem; text-align: center">${TITLE}</p>`

/** Returns the page for a navigation without a network: the client without any data of the site or its users. */
export function offlineShell(scope: string): Response {
  const styles = precacheManifest.styles.map((href) => `<link rel="stylesheet" href="${escaped(href)}">`)
  const html = `<!doctype html>
<html lang="lv" data-offline-shell>
<head>
<meta charset="utf-8">
<base href="${escaped(new URL(scope).pathname)}">
<title>${TITLE}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, minimum-scale=1, viewport-fit=cover" data-keep="true">
<meta name="robots" content="noindex">
<link rel="icon" type="image/svg+xml" href="favicon/icon.svg" data-keep="true">
<link rel="manifest" href="manifest.json" data-keep="true">
${styles.join('\n')}
<script type="module" src="${escaped(precacheManifest.entry)}"></script>
</head>
<body>
<div id="root">${TEXT}</div>
</body>
</html>
`
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': POLICY,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'same-origin',
    },
  })
}
