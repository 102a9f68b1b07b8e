import * as z from 'zod/mini'

const isFile = (value: unknown): value is File => value instanceof Object && 'size' in value && 'type' in value

/** A file in a multipart form; `message` is the error without one. */
export const formFile = (message: string) => z.custom<File>(isFile, message)
