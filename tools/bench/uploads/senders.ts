import type { Sender, BenchTransport } from './job'

/** The usual library for each transport. */
const LIBRARIES: Partial<Record<BenchTransport, string>> = { tus: 'tus-js-client', s3Multipart: '@uppy/aws-s3' }

/** Returns the senders to compare for a transport. */
export const sendersOf = (transport: BenchTransport): Sender[] =>
  transport in LIBRARIES ? ['raw', 'ours', 'library'] : ['raw', 'ours']

/** Returns a sender's name in the report. */
export const nameOf = (transport: BenchTransport, sender: Sender): string =>
  sender === 'library' ? (LIBRARIES[transport] ?? sender) : sender
