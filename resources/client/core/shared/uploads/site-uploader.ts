// Separate chunk: loaded with the first chosen file.
import { createUploader, type Transports, type Uploader } from './uploader'

const form = async () => (await import('./transport/form-transport')).formTransport
const tus = async () => (await import('./transport/tus/tus-transport')).tusTransport
const s3Simple = async () => (await import('./transport/s3/simple-transport')).simpleTransport
const s3Multipart = async () => (await import('./transport/s3/multipart-transport')).createMultipartTransport()

/** The site's transports; each loads its code when a file first needs it. */
export const siteTransports: Transports = { form, tus, s3Simple, s3Multipart }

/** Makes an upload queue that sends to this site. */
export const createSiteUploader = (): Uploader => createUploader(siteTransports)
