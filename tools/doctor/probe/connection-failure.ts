import type { FindingId } from '../catalogue'

/** The findings that end a run, since no request reaches the site. */
export type FatalId = Extract<
  FindingId,
  | 'reach.dns'
  | 'reach.refused'
  | 'reach.timeout'
  | 'reach.tls-self-signed'
  | 'reach.tls-chain'
  | 'reach.tls-expired'
  | 'reach.tls-name'
  | 'reach.tls-handshake'
  | 'reach.redirect-loop'
  | 'reach.encoding'
>

/** A request that reaches no page. */
export class ConnectionFailure extends Error {
  constructor(
    readonly id: FatalId,
    /** Where and why, without secrets. */
    readonly seen: string,
  ) {
    super(seen)
  }
}

const idsByCode: [pattern: RegExp, id: FatalId][] = [
  [/^(?:ENOTFOUND|EAI_AGAIN|EAI_NONAME)$/, 'reach.dns'],
  [/^(?:ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/, 'reach.timeout'],
  [/^(?:DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN)$/, 'reach.tls-self-signed'],
  [/^UNABLE_TO_/, 'reach.tls-chain'],
  [/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/, 'reach.tls-expired'],
  [/^ERR_TLS_CERT_ALTNAME_INVALID$/, 'reach.tls-name'],
  [/^(?:EPROTO|ERR_SSL_|ERR_TLS_)/, 'reach.tls-handshake'],
]

/** Describes a failed request; without an error, the time limit has passed. */
export function connectionFailure(url: URL, error: Error | undefined): ConnectionFailure {
  if (!error) return new ConnectionFailure('reach.timeout', `${url.origin}: no response within the time limit`)
  const code = 'code' in error ? String(error.code) : ''
  const [, id = 'reach.refused'] = idsByCode.find(([pattern]) => pattern.test(code)) ?? []
  return new ConnectionFailure(id, `${url.origin}: ${code || error.message}`)
}
