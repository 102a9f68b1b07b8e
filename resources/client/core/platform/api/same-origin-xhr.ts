type Scope = Window & typeof globalThis

let scope: Promise<Scope> | undefined

/** Opens an empty frame whose Content Security Policy allows connections to this origin only. */
async function openScope(): Promise<Scope> {
  const frame = document.createElement('iframe')
  frame.hidden = true
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  // Outside the body, because dialogs hide its other children.
  document.documentElement.append(frame)
  await loaded
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "connect-src 'self'"
  frame.contentDocument?.head.append(policy)
  return frame.contentWindow as Scope
}

/**
 * Creates an XMLHttpRequest that cannot leave this origin, even through redirects: it obeys the policy of the frame it
 * belongs to. Use it for POST only: the frame has no URL for a `Referer`, and the server needs that or `Origin`.
 */
export async function createSameOriginXhr(): Promise<XMLHttpRequest> {
  scope ??= openScope()
  return new (await scope).XMLHttpRequest()
}
