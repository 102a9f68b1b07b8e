import { HttpStatus } from '@/contract/machinery/http-status'

import { escapeHtml } from '../../kit/html'

type PlainPage = {
  title: string
  /** HTML below the heading. */
  body: string
  status?: number
  headers?: Record<string, string>
}

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem }
article, form { margin: 1rem 0; padding: 1rem; border: 1px solid color-mix(in srgb, currentColor 35%, transparent); border-radius: .75rem }
form:not(:has(label)) { padding: 0; border: 0 }
article > :first-child, form > :first-child { margin-top: 0 }
article > :last-child, form > :last-child { margin-bottom: 0 }
code { font: 1.25em ui-monospace, monospace; overflow-wrap: anywhere }
small { opacity: .8 }
label { display: block; margin: .5rem 0 }
input { display: block; box-sizing: border-box; width: 100% }
input, button { min-height: 2.75rem; padding: 0 .75rem; font: inherit }
`

/** A standalone page of the mock itself, in light and dark mode. */
export function plainPage({ title, body, status = HttpStatus.Ok, headers = {} }: PlainPage): Response {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
${body}
</body>
</html>
`
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "frame-ancestors 'none'",
      ...headers,
    },
  })
}
