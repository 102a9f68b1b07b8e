import type { FatalId } from '../../../tools/doctor/probe/connection-failure'

type ConnectionFault = { id: FatalId; code: string }

/** Errors of Node's network modules that leave a site unreachable. */
export const connectionFaults: ConnectionFault[] = [
  { id: 'reach.dns', code: 'ENOTFOUND' },
  { id: 'reach.refused', code: 'ECONNREFUSED' },
  { id: 'reach.refused', code: 'ECONNRESET' },
  { id: 'reach.timeout', code: 'ETIMEDOUT' },
  { id: 'reach.tls-self-signed', code: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
  { id: 'reach.tls-self-signed', code: 'SELF_SIGNED_CERT_IN_CHAIN' },
  { id: 'reach.tls-chain', code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' },
  { id: 'reach.tls-chain', code: 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY' },
  { id: 'reach.tls-expired', code: 'CERT_HAS_EXPIRED' },
  { id: 'reach.tls-expired', code: 'CERT_NOT_YET_VALID' },
  { id: 'reach.tls-name', code: 'ERR_TLS_CERT_ALTNAME_INVALID' },
  { id: 'reach.tls-handshake', code: 'EPROTO' },
]
