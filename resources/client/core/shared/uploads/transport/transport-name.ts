/** Transports: one form request, tus in chunks, straight to S3 in one request or in parts. */
export type TransportName = 'form' | 'tus' | 's3Simple' | 's3Multipart'

/** True for transports that resume after a pause instead of starting over. */
export const isResumable = (name: TransportName): boolean => name === 'tus' || name === 's3Multipart'
