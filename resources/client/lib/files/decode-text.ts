const UTF_8 = 'utf-8'

/** Encoding of older Windows programs in the Baltic states. */
const WINDOWS_BALTIC = 'windows-1257'

/** Control characters, which no text has; line breaks, tabs and form feeds are none. */
// oxlint-disable-next-line no-control-regex -- looks for them
const NO_TEXT = /[\0-\b\u000E-\u001F\u007F-\u009F]/

/** Encodings to try, from the byte order mark. */
function encodingsOf([first, second]: Uint8Array): string[] {
  if (first === 0xff && second === 0xfe) return ['utf-16le']
  if (first === 0xfe && second === 0xff) return ['utf-16be']
  return [UTF_8, WINDOWS_BALTIC]
}

function decode(bytes: Uint8Array<ArrayBuffer>, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Decodes a file's text: UTF-8, UTF-16 with a byte order mark, or else Windows-1257; undefined if it is none of them. */
export function decodeText(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  for (const encoding of encodingsOf(bytes)) {
    const text = decode(bytes, encoding)
    if (text !== undefined) return NO_TEXT.test(text) ? undefined : text
  }
  return undefined
}
