const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|::1)$/

/** True for loopback names and the server's own host. Rejecting all others prevents DNS rebinding. */
export function isKnownHost(hostname: string, own?: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return LOOPBACK.test(bare) || bare === own
}
