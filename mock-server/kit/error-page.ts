import { HttpStatus } from '@/contract/machinery/http-status'

import { escapeHtml } from './html'

const TITLES: Record<number, string> = {
  [HttpStatus.NotFound]: 'Not Found',
  [HttpStatus.MethodNotAllowed]: 'Method Not Allowed',
  [HttpStatus.SessionExpired]: 'Page Expired',
  [HttpStatus.TooManyRequests]: 'Too Many Requests',
  [HttpStatus.InternalServerError]: 'Server Error',
  [HttpStatus.ServiceUnavailable]: 'Service Unavailable',
}

/** An error page for clients that do not accept JSON; it cannot be framed. */
export function errorPage(status: number, message: string, headers: Record<string, string> = {}): Response {
  const title = TITLES[status] ?? 'Error'
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${title}</title></head>
<body><h1>${status} ${title}</h1><p>${escapeHtml(message)}</p></body>
</html>
`
  return new Response(html, {
    status,
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "frame-ancestors 'none'",
    },
  })
}
