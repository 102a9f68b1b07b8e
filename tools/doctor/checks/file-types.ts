import type { Reply } from '../probe/send'
import { nameOf, typeOf } from './file-replies'

/** Content types of a script. */
export const SCRIPT_TYPE = /^(?:text|application)\/(?:x-)?(?:java|ecma)script\b/i

const TYPES: Record<string, RegExp> = {
  js: SCRIPT_TYPE,
  css: /^text\/css\b/i,
  svg: /^image\/svg\+xml\b/i,
}

/** Whether a response has a content type with which browsers use the file. */
export const isOfType = (reply: Reply): boolean =>
  (TYPES[nameOf(reply.url).split('.').at(-1) ?? ''] ?? /./).test(typeOf(reply))
