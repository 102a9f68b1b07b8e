const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|::1)$/

/** Whether a host name, as a URL has it, is this machine's or the one it serves: any other may be a stranger's that DNS leads here. */
export function isKnownHost(hostname: string, own?: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return LOOPBACK.test(bare) || bare === own
}
