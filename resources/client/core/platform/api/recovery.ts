/** What `call()` may ask of the layers above it when the server refuses for a reason that can be mended. */
type Recovery = {
  /** 419: renews the session's CSRF token; true when the same user is still signed in, so that a retry is safe. */
  renewSession: () => Promise<boolean>
  /** 423: asks for the password; true when it was confirmed, so that the request is replayed. */
  confirmPassword: () => Promise<boolean>
  /** 401: the session may have ended; what is known of the user is read anew. */
  sessionEnded: () => void
  /** 403: the user may be suspended, which only another request can tell. */
  forbidden: () => void
}

const nothing: Recovery = {
  renewSession: () => Promise.resolve(false),
  confirmPassword: () => Promise.resolve(false),
  sessionEnded: () => undefined,
  forbidden: () => undefined,
}

let current = nothing

/** The recovery in force. */
export const recovery = (): Recovery => current

/** Installs ways to recover; what is left out stays as it was. Returns the way back. */
export function recoverWith(ways: Partial<Recovery>): () => void {
  const previous = current
  current = { ...current, ...ways }
  return () => {
    current = previous
  }
}
