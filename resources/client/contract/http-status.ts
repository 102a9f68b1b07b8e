/** HTTP statuses that the backend sends and code compares with. */
export const HttpStatus = {
  Ok: 200,
  Created: 201,
  NoContent: 204,
  PartialContent: 206,
  Found: 302,
  BadRequest: 400,
  Unauthorized: 401,
  PaymentRequired: 402,
  Forbidden: 403,
  NotFound: 404,
  MethodNotAllowed: 405,
  Conflict: 409,
  Gone: 410,
  PayloadTooLarge: 413,
  RangeNotSatisfiable: 416,
  /** Laravel's status for an expired session or CSRF token. */
  SessionExpired: 419,
  UnprocessableContent: 422,
  /** The backend requires a recent password confirmation; in tus another request holds the upload. */
  Locked: 423,
  TooManyRequests: 429,
  /** The tus protocol's status for a wrong checksum. */
  ChecksumMismatch: 460,
  InternalServerError: 500,
  BadGateway: 502,
  ServiceUnavailable: 503,
  GatewayTimeout: 504,
} as const

/** Whether a status is 2xx. */
export const isSuccess = (status: number): boolean => status >= 200 && status < 300

/** Whether a status is 4xx: the server refuses the request as it is. */
export const isClientError = (status: number): boolean => status >= 400 && status < 500
