import { xmlOf } from '../xml'

/** S3's error codes with their HTTP statuses. */
const STATUSES = {
  AccessDenied: 403,
  AccessForbidden: 403,
  AuthorizationQueryParametersError: 400,
  EntityTooSmall: 400,
  IncompleteBody: 400,
  InternalError: 500,
  InvalidAccessKeyId: 403,
  InvalidArgument: 400,
  InvalidPart: 400,
  InvalidPartOrder: 400,
  InvalidRange: 416,
  MalformedXML: 400,
  MethodNotAllowed: 405,
  MissingContentLength: 411,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NoSuchUpload: 404,
  RequestTimeTooSkewed: 403,
  SignatureDoesNotMatch: 403,
} as const

/** An S3 error by its code. */
export class S3Failure extends Error {
  constructor(
    readonly code: keyof typeof STATUSES,
    message = code as string,
  ) {
    super(message)
  }

  get status(): number {
    return STATUSES[this.code]
  }
}

/** The S3 error response for anything thrown. */
export function failureResponse(thrown: unknown, resource: string): Response {
  const { code, message, status } =
    thrown instanceof S3Failure ? thrown : new S3Failure('InternalError', String(thrown))
  return new Response(xmlOf('Error', { Code: code, Message: message, Resource: resource }), {
    status,
    headers: { 'Content-Type': 'application/xml' },
  })
}
