import type { Sender, Way } from './job'

/** The usual library for each transport. */
const LIBRARIES: Partial<Record<Way, string>> = { tus: 'tus-js-client', s3Multipart: '@uppy/aws-s3' }

/** Returns the senders to compare for a transport. */
export const sendersOf = (way: Way): Sender[] => (way in LIBRARIES ? ['raw', 'ours', 'library'] : ['raw', 'ours'])

/** Returns a sender's name in the report. */
export const nameOf = (way: Way, sender: Sender): string => (sender === 'library' ? (LIBRARIES[way] ?? sender) : sender)
