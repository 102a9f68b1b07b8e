import { AwsV4Signer } from 'aws4fetch'

/** Who signs, and for where. */
export type Credentials = { accessKeyId: string; secretAccessKey: string; region: string }

/** What is signed: the whole request, or its address alone, which then is good for a while by itself. */
export type Signable = {
  method: string
  url: URL
  headers?: Record<string, string>
  /** Milliseconds since 1970. */
  at: number
  signQuery?: boolean
}

/** `20260115T090000Z` */
export const amzDate = (at: number): string => new Date(at).toISOString().replace(/[:-]|\.\d{3}/g, '')

/** Signs for S3 (AWS Signature Version 4). Every header that is given is signed. */
export const signer = ({ at, url, ...rest }: Signable, credentials: Credentials): AwsV4Signer =>
  new AwsV4Signer({ ...rest, ...credentials, url: url.href, service: 's3', datetime: amzDate(at), allHeaders: true })
