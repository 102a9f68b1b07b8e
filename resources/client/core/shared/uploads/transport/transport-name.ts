/** The ways a file may go: one request, tus in chunks, straight to S3 in one request or in parts. */
export type TransportName = 'form' | 'tus' | 's3Simple' | 's3Multipart'

/** A stop in the middle does not lose what these have sent: they go on from there. */
export const isResumable = (name: TransportName): boolean => name === 'tus' || name === 's3Multipart'
