import { createHash } from 'node:crypto'

/** File of the build folder with the sums of the bundle's files and of all files beside it, by path within the site. */
export const SUMS_FILE = 'sums.json'

/** Script of the service worker, at the site's root. */
export const WORKER_FILE = 'service-worker.js'

/** Returns the sum of a file's bytes in the form of the `integrity` attribute. */
export const sumOf = (body: Buffer): string => `sha256-${createHash('sha256').update(body).digest('base64')}`
