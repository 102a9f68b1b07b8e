/** Body of a response: text to show, a file to download, or nothing. */
export type ResponseBody =
  | { kind: 'text'; text: string; isCut: boolean }
  | { kind: 'file'; blob: Blob }
  | { kind: 'tooLarge' }
  | { kind: 'empty' }

/** Maximum number of bytes read of a text, and of a file. */
const MAX_TEXT_BYTES = 1_000_000
const MAX_FILE_BYTES = 50_000_000
/** Maximum number of characters shown of a text. */
const MAX_SHOWN = 100_000

const TEXTUAL = /^text\/|[/+](?:json|xml|javascript|x-www-form-urlencoded)\b/i

/** Reads a body up to a limit, and cancels the rest. */
export async function readBody({ headers, body }: Pick<Response, 'headers' | 'body'>): Promise<ResponseBody> {
  if (!body) return { kind: 'empty' }
  const isText = TEXTUAL.test(headers.get('content-type') ?? '')
  const { bytes, isCut } = await readBytes(body, isText ? MAX_TEXT_BYTES : MAX_FILE_BYTES)
  if (bytes.length === 0) return { kind: 'empty' }
  if (isText) return shownText(new TextDecoder().decode(bytes), isCut)
  // Without its own type: a download that cannot run code when it is opened in the browser.
  return isCut ? { kind: 'tooLarge' } : { kind: 'file', blob: new Blob([bytes], { type: 'application/octet-stream' }) }
}

async function readBytes(body: ReadableStream<Uint8Array>, limit: number) {
  const reader = body.getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    chunks.push(new Uint8Array(part.value))
    size += part.value.length
    if (size > limit) {
      await reader.cancel()
      break
    }
  }
  const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer())
  return { bytes: bytes.slice(0, limit), isCut: size > limit }
}

function shownText(text: string, isCut: boolean): ResponseBody {
  const formatted = isCut ? text : formatJson(text)
  return { kind: 'text', text: formatted.slice(0, MAX_SHOWN), isCut: isCut || formatted.length > MAX_SHOWN }
}

/** Indents JSON; returns any other text as it is. */
export function formatJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
