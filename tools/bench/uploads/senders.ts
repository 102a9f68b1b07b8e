import type { Sender, Way } from './job'

/** The library that somebody would take for a way, where there is one. */
const LIBRARIES: Partial<Record<Way, string>> = { tus: 'tus-js-client', s3Multipart: '@uppy/aws-s3' }

/** Who sends a file by this way. */
export const sendersOf = (way: Way): Sender[] => (way in LIBRARIES ? ['raw', 'ours', 'library'] : ['raw', 'ours'])

/** A sender's name in the report. */
export const nameOf = (way: Way, sender: Sender): string => (sender === 'library' ? (LIBRARIES[way] ?? sender) : sender)
