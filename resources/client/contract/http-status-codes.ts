/** HTTP statuses, to be read as `HttpStatus.NotFound` (see http-status.ts). */
export const Ok = 200
export const BadRequest = 400
export const Unauthorized = 401
export const PaymentRequired = 402
export const Forbidden = 403
export const NotFound = 404
export const Conflict = 409
export const Gone = 410
export const PayloadTooLarge = 413
/** Laravel's status for an expired session or CSRF token. */
export const SessionExpired = 419
export const UnprocessableContent = 422
/** The backend requires a recent password confirmation; in tus, another request holds the upload. */
export const Locked = 423
export const TooManyRequests = 429
export const InternalServerError = 500
export const BadGateway = 502
export const ServiceUnavailable = 503
export const GatewayTimeout = 504
