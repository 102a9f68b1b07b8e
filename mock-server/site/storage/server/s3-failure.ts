import { HttpStatus } from '@/contract/machinery/http-status'

import { xmlOf } from '../xml'

/** S3's error codes with their HTTP statuses. */
const STATUSES = {
  AccessDenied: HttpStatus.Forbidden,
  AccessForbidden: HttpStatus.Forbidden,
  AuthorizationQueryParametersError: HttpStatus.BadRequest,
  EntityTooSmall: HttpStatus.BadRequest,
  IncompleteBody: HttpStatus.BadRequest,
  InternalError: HttpStatus.InternalServerError,
  InvalidAccessKeyId: HttpStatus.Forbidden,
  InvalidArgument: HttpStatus.BadRequest,
  InvalidPart: HttpStatus.BadRequest,
  InvalidPartOrder: HttpStatus.BadRequest,
  InvalidRange: HttpStatus.RangeNotSatisfiable,
  MalformedXML: HttpStatus.BadRequest,
  MethodNotAllowed: HttpStatus.MethodNotAllowed,
  MissingContentLength: HttpStatus.LengthRequired,
  NoSuchBucket: HttpStatus.NotFound,
  NoSuchKey: HttpStatus.NotFound,
  NoSuchUpload: HttpStatus.NotFound,
  RequestTimeTooSkewed: HttpStatus.Forbidden,
  SignatureDoesNotMatch: HttpStatus.Forbidden,
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
