import { createUploader, type Transports, type Uploader } from './uploader'

const form = async () => (await import('./transport/form-transport')).formTransport
const tus = async () => (await import('./transport/tus/tus-transport')).tusTransport

const transports: Transports = { form, tus, s3Simple: form, s3Multipart: form }

/** Makes a queue of uploads to this site. */
export const createSiteUploader = (): Uploader => createUploader(transports)
