/** HTTP statuses by name. A namespace instead of an object, so that the build inlines the numbers. */
export * as HttpStatus from './http-status-codes'

/** Whether a status is 2xx. */
export const isSuccess = (status: number): boolean => status >= 200 && status < 300

/** Whether a status is 3xx. */
export const isRedirect = (status: number): boolean => status >= 300 && status < 400

/** Whether a status is 4xx or 5xx. */
export const isError = (status: number): boolean => status >= 400

/** Whether a status is 4xx: the server refuses the request as it is. */
export const isClientError = (status: number): boolean => status >= 400 && status < 500

/** Whether a status is 5xx: the server failed. */
export const isServerError = (status: number): boolean => status >= 500
