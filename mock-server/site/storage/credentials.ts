import { AwsV4Signer } from 'aws4fetch'

/** Keys and region of a signature. */
export type Credentials = { accessKeyId: string; secretAccessKey: string; region: string }

/** Request to sign: in headers, or in the URL's query (presigned) with `signQuery`. */
type Signable = {
  method: string
  url: URL
  headers?: Record<string, string>
  /** Milliseconds since the epoch. */
  at: number
  signQuery?: boolean
}

/** Formats a timestamp for AWS signatures: `20260115T090000Z`. */
const amzDate = (at: number): string => new Date(at).toISOString().replace(/[:-]|\.\d{3}/g, '')

/** Creates an S3 signer (AWS Signature Version 4) that signs all given headers. */
export const signer = ({ at, url, ...rest }: Signable, credentials: Credentials): AwsV4Signer =>
  new AwsV4Signer({ ...rest, ...credentials, url: url.href, service: 's3', datetime: amzDate(at), allHeaders: true })
