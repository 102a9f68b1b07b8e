import { createUploader, type Transports, type Uploader } from './uploader'

const form = async () => (await import('./transport/form-transport')).formTransport
const tus = async () => (await import('./transport/tus/tus-transport')).tusTransport
const s3Simple = async () => (await import('./transport/s3/simple-transport')).simpleTransport
const s3Multipart = async () => (await import('./transport/s3/multipart-transport')).createMultipartTransport()

/** Every way to this site. */
export const siteTransports: Transports = { form, tus, s3Simple, s3Multipart }

/** Makes a queue of uploads to this site. */
export const createSiteUploader = (): Uploader => createUploader(siteTransports)
