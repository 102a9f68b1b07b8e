/** A Content Security Policy: sources by directive. */
export type Policy = ReadonlyMap<string, readonly string[]>

/** Parses a header with one or more policies. */
export const parsePolicies = (header: string | null): Policy[] =>
  (header ?? '')
    .split(',')
    .map((text) => parsePolicy(text))
    .filter(({ size }) => size > 0)

function parsePolicy(text: string): Policy {
  const policy = new Map<string, string[]>()
  for (const directive of text.split(';')) {
    const [name, ...sources] = directive.trim().split(/\s+/)
    // The first of two equal directives counts.
    if (name && !policy.has(name.toLowerCase())) policy.set(name.toLowerCase(), sources)
  }
  return policy
}

const FALLBACKS: Record<string, string[]> = {
  'script-src': ['script-src-elem', 'script-src', 'default-src'],
  'script-src-attr': ['script-src-attr', 'script-src', 'default-src'],
  'style-src': ['style-src-elem', 'style-src', 'default-src'],
  'style-src-attr': ['style-src-attr', 'style-src', 'default-src'],
  'frame-src': ['frame-src', 'child-src', 'default-src'],
  'worker-src': ['worker-src', 'child-src', 'script-src', 'default-src'],
  'base-uri': ['base-uri'],
}

/** Sources that apply to a kind of load, after fallbacks; undefined if everything is allowed. */
export function sourcesFor(policy: Policy, directive: string): readonly string[] | undefined {
  const name = (FALLBACKS[directive] ?? [directive, 'default-src']).find((known) => policy.has(known))
  return name === undefined ? undefined : policy.get(name)
}

/** Whether sources allow a URL on a page of `site`. */
export const allowsUrl = (sources: readonly string[], url: URL, site: URL): boolean =>
  sources.some((source) => matches(source.toLowerCase(), url, site))

const HOST_SOURCE = /^(?:([a-z][a-z\d+.-]*:)\/\/)?([^/:']+)(?::(\d+|\*))?(\/.*)?$/

function matches(source: string, url: URL, site: URL): boolean {
  if (source === "'self'") return url.host === site.host && isUpgrade(site.protocol, url.protocol)
  if (source === '*') return /^(?:https?|wss?):$/.test(url.protocol)
  if (/^[a-z][a-z\d+.-]*:$/.test(source)) return isUpgrade(source, url.protocol)
  const [, scheme = site.protocol, host = '', port, path] = HOST_SOURCE.exec(source) ?? []
  const isHere = isUpgrade(scheme, url.protocol) && matchesHost(host, url.hostname)
  return isHere && matchesPort(port, url) && matchesPath(path, url.pathname)
}

const isUpgrade = (allowed: string, used: string) => allowed === used || (allowed === 'http:' && used === 'https:')
const matchesHost = (pattern: string, host: string) =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : pattern === host

function matchesPort(allowed: string | undefined, { port, protocol }: URL): boolean {
  const used = port || (protocol === 'https:' ? '443' : '80')
  return allowed === undefined ? port === '' : allowed === '*' || allowed === used
}

function matchesPath(allowed: string | undefined, path: string): boolean {
  if (allowed === undefined) return true
  return allowed.endsWith('/') ? path.startsWith(allowed) : path === allowed
}
