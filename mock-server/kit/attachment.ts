/** A response that the browser saves under a name. */
export const attachment = (body: BodyInit, name: string, type = 'text/plain; charset=UTF-8'): Response =>
  new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    },
  })
