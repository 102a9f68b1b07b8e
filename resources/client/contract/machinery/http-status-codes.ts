/** HTTP statuses, to be read as `HttpStatus.NotFound` (see http-status.ts). */
export const Ok = 200
export const Created = 201
export const NoContent = 204
export const PartialContent = 206
export const MovedPermanently = 301
export const Found = 302
export const NotModified = 304
export const BadRequest = 400
export const Unauthorized = 401
export const PaymentRequired = 402
export const Forbidden = 403
export const NotFound = 404
export const MethodNotAllowed = 405
export const Conflict = 409
export const Gone = 410
export const LengthRequired = 411
export const PayloadTooLarge = 413
export const UnsupportedMediaType = 415
export const RangeNotSatisfiable = 416
/** Laravel's status for an expired session or CSRF token. */
export const SessionExpired = 419
/** The request names a host that this server does not serve. */
export const MisdirectedRequest = 421
export const UnprocessableContent = 422
/** The backend requires a recent password confirmation; in tus, another request holds the upload. */
export const Locked = 423
export const TooManyRequests = 429
/** The status of tus for a body that does not match its `Upload-Checksum`. */
export const ChecksumMismatch = 460
export const InternalServerError = 500
export const BadGateway = 502
export const ServiceUnavailable = 503
export const GatewayTimeout = 504
