import { createHash } from 'node:crypto'

import { paymentSources } from '@mock/site/pages/payment-sources'

import type { FindingId } from '../catalogue'
import { finding, type Outcome, when } from '../finding'
import { allowsUrl, type Policy, sourcesFor } from '../probe/csp'
import { loadedUrl, type Tag } from '../probe/page-document'
import type { Site } from '../probe/site'
import type { Check } from './check'
import { neededSources } from './needed-sources'
import { isDirect } from './upload-settings'

/** Content Security Policy and Trusted Types, compared with the policy that the settings need. */
export const policies: Check = {
  area: 'policy',
  needsPage: true,
  run: (site) => [
    ...openConnections(site),
    // Each of several policies must allow a load.
    ...mergeFindings(
      site.policies.flatMap((policy) => [
        ...sources(site, policy),
        ...bundleTags(site, policy),
        ...others(site, policy),
      ]),
    ),
  ],
}

/** Sources that allow connections to any host. */
const ANY_HOST = /^(?:\*|https?:|https?:\/\/\*)$/i

/** Uploads rely on one of the policies to refuse redirects to other origins. */
function openConnections({ policies }: Site): Outcome[] {
  const lists = policies.map((policy) => sourcesFor(policy, 'connect-src'))
  const isLimited = lists.some((list) => list && !list.some((source) => ANY_HOST.test(source)))
  const seen = lists.map((list) => (list ? `connect-src ${list.join(' ')}` : 'no connect-src'))
  return when(!isLimited, () => finding('policy.open-connections', seen.join('; ') || 'no policy'))
}

/** One finding for each id, with everything that was seen. */
const mergeFindings = (outcomes: Outcome[]): Outcome[] => {
  const seenById = new Map<FindingId, Set<string>>()
  for (const outcome of outcomes)
    if (outcome.kind === 'finding') seenById.set(outcome.id, (seenById.get(outcome.id) ?? new Set()).add(outcome.seen))
  return [...seenById].map(([id, seen]) => finding(id, [...seen].join('; ')))
}

function sources(site: Site, policy: Policy): Outcome[] {
  const needsTrustedTypes = policy.get('require-trusted-types-for')?.includes("'script'")
  const missing = neededSources(site)
    .filter(({ directive }) => directive !== 'trusted-types' || needsTrustedTypes)
    .filter(({ directive, source }) => !allows(policy, directive, source, site.root))
  return missing.map(({ id, directive }) => {
    const sameDirective = missing.filter((other) => other.id === id && other.directive === directive)
    return finding(id, `${directive} lacks ${sameDirective.map(({ source }) => source).join(' ')}`)
  })
}

/** Whether a policy allows a source: a keyword, scheme or name literally, anything else as a URL. */
function allows(policy: Policy, directive: string, source: string, root: URL): boolean {
  const list = directive === 'trusted-types' ? policy.get(directive) : sourcesFor(policy, directive)
  if (list === undefined || list.includes(source)) return true
  if (directive === 'trusted-types') return list.includes('*')
  if (source === "'self'") return allowsUrl(list, root, root)
  return /^https?:\/\//.test(source) && allowsUrl(list, new URL(source), root)
}

/** Scripts, styles and inline data that the page itself loads. */
function bundleTags({ document, build: { entry }, root, embedded }: Site, policy: Policy): Outcome[] {
  const { tags, base } = document
  const script = tags.find((tag) => tag.name === 'script' && entry && loadedUrl(tag, base.url)?.href === entry.href)
  const styles = tags.filter(({ name, attributes }) => name === 'link' && attributes['rel'] === 'stylesheet')
  const style = styles.find(
    (tag) =>
      /\/build\/assets\//.test(loadedUrl(tag, base.url)?.pathname ?? '') &&
      !allowsTag(policy, 'style-src', tag, { base: base.url, root }),
  )
  const html = tags.find(({ name }) => name === 'html')
  const inline =
    embedded.status === 'read' && !/json/.test(embedded.tag.attributes['type'] ?? '') ? embedded.tag : undefined
  return [
    ...when(script && !allowsTag(policy, 'script-src', script, { base: base.url, root }), () =>
      finding('policy.scripts', `script-src does not allow ${entry?.origin}`),
    ),
    ...when(style, () => finding('policy.styles', `style-src does not allow ${style?.attributes['href']}`)),
    ...when(html?.attributes['style'] && !allowsInline(sourcesFor(policy, 'style-src-attr')), () =>
      finding('policy.theme', "style-src-attr lacks 'unsafe-inline'"),
    ),
    ...when(inline && !allowsInlineScript(policy, inline), () =>
      finding('policy.inline-bootstrap', 'script-src allows no inline script'),
    ),
  ]
}

function allowsTag(policy: Policy, directive: string, tag: Tag, { base, root }: { base: URL; root: URL }): boolean {
  const list = sourcesFor(policy, directive)
  const url = loadedUrl(tag, base)
  if (!list || !url || hasNonce(list, tag)) return true
  return !list.includes("'strict-dynamic'") && allowsUrl(list, url, root)
}

const hasNonce = (list: readonly string[], { attributes }: Tag) =>
  Boolean(attributes['nonce']) && list.includes(`'nonce-${attributes['nonce']}'`)

/** 'unsafe-inline' counts only without nonces and hashes. */
const allowsInline = (list: readonly string[] | undefined): boolean =>
  !list ||
  (list.includes("'unsafe-inline'") && !list.some((source) => /^'(?:nonce-|sha\d+-|strict-dynamic)/.test(source)))

function allowsInlineScript(policy: Policy, tag: Tag): boolean {
  const list = sourcesFor(policy, 'script-src')
  const hashes = ['sha256', 'sha384', 'sha512'].map(
    (name) => `'${name}-${createHash(name).update(tag.text).digest('base64')}'`,
  )
  return allowsInline(list) || hasNonce(list ?? [], tag) || hashes.some((hash) => list?.includes(hash))
}

/** Hosts that no file is uploaded to. */
const PAYMENT_HOSTS = paymentSources(['stripe', 'paypal']).connections.trim().split(' ')

function others({ document, root, settings, storage }: Site, policy: Policy): Outcome[] {
  const baseSources = policy.get('base-uri')
  const sandbox = policy.get('sandbox')
  const connects = sourcesFor(policy, 'connect-src')
  const isOnlySelf = connects?.every((source) => source.startsWith("'") || PAYMENT_HOSTS.includes(source))
  return [
    ...when(document.base.tag && baseSources && !allowsUrl(baseSources, document.base.url, root), () =>
      finding('policy.base', `base-uri ${baseSources?.join(' ')}`),
    ),
    ...when(sandbox && !['allow-scripts', 'allow-same-origin'].every((flag) => sandbox.includes(flag)), () =>
      finding('policy.sandbox', `sandbox ${sandbox?.join(' ')}`),
    ),
    ...when(isDirect(settings) && !storage && isOnlySelf, () =>
      finding('policy.storage', `connect-src ${connects?.join(' ')}`),
    ),
  ]
}
