import { minutes, seconds } from '@/lib/dates/duration'

import { type Credentials, signer } from '../credentials'
import { S3Failure } from './s3-failure'

const ALGORITHM = 'AWS4-HMAC-SHA256'
/** Allowed clock skew in milliseconds. */
const MAX_SKEW = minutes(15)
/** Maximum lifetime of a presigned URL in seconds. */
const MAX_EXPIRES_SECONDS = 604_800

/** Signature fields of a request. */
type SignatureFields = { credential: string; date: string; signedHeaders: string[]; signature: string }

function timeOf(date: string): number {
  const iso = date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')
  return Date.parse(iso)
}

function parseSignatureHeader(request: Request): SignatureFields | undefined {
  const header = request.headers.get('authorization')
  if (header === null) return undefined
  const field = (name: string) => new RegExp(`${name}=([^,\\s]+)`).exec(header)?.[1] ?? ''
  return {
    credential: field('Credential'),
    date: request.headers.get('x-amz-date') ?? '',
    signedHeaders: field('SignedHeaders').split(';'),
    signature: field('Signature'),
  }
}

const QUERY = [
  'X-Amz-Algorithm',
  'X-Amz-Credential',
  'X-Amz-Date',
  'X-Amz-Expires',
  'X-Amz-SignedHeaders',
  'X-Amz-Signature',
]

function fieldsInQuery({ searchParams }: URL): SignatureFields | undefined {
  const [algorithm, credential, date, expires, signedHeaders, signature] = QUERY.map((name) => searchParams.get(name))
  if (!QUERY.some((name) => searchParams.has(name))) return undefined
  const validity = Number(expires)
  if (
    algorithm !== ALGORITHM ||
    !credential ||
    !date ||
    !signedHeaders ||
    !signature ||
    !(validity >= 1 && validity <= MAX_EXPIRES_SECONDS)
  ) {
    throw new S3Failure(
      'AuthorizationQueryParametersError',
      `Query-string authentication requires ${QUERY.join(', ')}.`,
    )
  }
  return { credential, date, signedHeaders: signedHeaders.split(';'), signature }
}

function checkTime(url: URL, { date }: SignatureFields, now: number): void {
  const at = timeOf(date)
  const expires = url.searchParams.get('X-Amz-Expires')
  const isOff = expires === null ? Math.abs(now - at) > MAX_SKEW : at - now > MAX_SKEW
  if (!Number.isFinite(at)) throw new S3Failure('AccessDenied', 'The date of the signature is none.')
  if (isOff)
    throw new S3Failure(
      'RequestTimeTooSkewed',
      'The difference between the request time and the current time is too large.',
    )
  if (expires !== null && at + seconds(Number(expires)) < now)
    throw new S3Failure('AccessDenied', 'Request has expired')
}

/** Computes the signature that the request should have. */
async function expectedSignature(
  request: Request,
  url: URL,
  { date, signedHeaders }: SignatureFields,
  credentials: Credentials,
): Promise<string> {
  const isInQuery = url.searchParams.has('X-Amz-Signature')
  const unsignedUrl = new URL(url)
  unsignedUrl.searchParams.delete('X-Amz-Signature')
  const headers = Object.fromEntries(
    signedHeaders.filter((name) => name !== 'host').map((name) => [name, request.headers.get(name) ?? '']),
  )
  return signer(
    { method: request.method, url: unsignedUrl, headers, at: timeOf(date), signQuery: isInQuery },
    credentials,
  ).signature()
}

/** Rejects unsigned S3 headers, so that clients cannot add any to a presigned URL. */
function checkSignedHeaders({ headers }: Request, { signedHeaders }: SignatureFields): void {
  const unsigned = [...headers.keys()].find((name) => name.startsWith('x-amz-') && !signedHeaders.includes(name))
  if (unsigned)
    throw new S3Failure('AccessDenied', `There were headers present in the request which were not signed: ${unsigned}`)
  if (!signedHeaders.includes('host')) throw new S3Failure('SignatureDoesNotMatch', 'The host is not signed.')
}

/**
 * Verifies the request's signature (AWS Signature Version 4, in header or query); false without one. Throws S3Failure
 * for an invalid one.
 */
export async function isSigned(request: Request, credentials: Credentials, now: number): Promise<boolean> {
  const url = new URL(request.url)
  const fields = parseSignatureHeader(request) ?? fieldsInQuery(url)
  if (!fields) return false
  const [accessKeyId = '', ...scope] = fields.credential.split('/')
  if (accessKeyId !== credentials.accessKeyId) throw new S3Failure('InvalidAccessKeyId')
  const known = [fields.date.slice(0, 8), credentials.region, 's3', 'aws4_request'].join('/')
  if (scope.join('/') !== known) throw new S3Failure('SignatureDoesNotMatch', `The credential is not for ${known}.`)
  checkTime(url, fields, now)
  checkSignedHeaders(request, fields)
  if ((await expectedSignature(request, url, fields, credentials)) !== fields.signature) {
    throw new S3Failure(
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided.',
    )
  }
  return true
}
