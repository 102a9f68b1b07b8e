import type { ErrorTrace, TraceFrame, VendorGroup } from '@/contract/machinery/error-trace'

/** Number of frames that are shown; the text of the exception has the others. */
export const MAX_FRAMES = 100

/** Characters of a line that are read, of any length in a log; a frame is shorter. */
const MAX_LINE_LENGTH = 1000

/** Characters that are read: more than all lines of a shown trace need. */
const MAX_LENGTH = MAX_FRAMES * 4 * MAX_LINE_LENGTH

/** A frame as PHP prints it: `#2 /var/www/app/Track.php(87): save()`, or `#3 [internal function]: {closure}()`. */
const FRAME = /^#(?<index>\d+) (?:(?<path>.+?)\((?<line>\d+)\)|(?<internal>\[[^\]]+\])): (?<method>.*)$/

const VENDOR = '/vendor/'

/** An exception of a log: what PHP prints before the stack trace, and the trace. */
export type LoggedException = { summary: string; trace: ErrorTrace['trace']; isCut: boolean }

/** Parses the text of an exception; one without a stack trace has no frames. */
export function parseException(text: string): LoggedException {
  const lines = text
    .slice(0, MAX_LENGTH)
    .split('\n', MAX_FRAMES * 4)
    .map((line) => line.slice(0, MAX_LINE_LENGTH))
  const frames = lines.flatMap((line) => frameOf(line) ?? [])
  const first = lines.findIndex((line) => line === '[stacktrace]' || FRAME.test(line))
  const root = rootOf(lines)
  return {
    summary: (first === -1 ? lines : lines.slice(0, first)).join('\n').trim(),
    trace: folded(frames.slice(0, MAX_FRAMES).map((frame) => withoutRoot(frame, root))),
    isCut: frames.length > MAX_FRAMES,
  }
}

function frameOf(text: string): TraceFrame | undefined {
  const { index, path, line, internal, method } = FRAME.exec(text)?.groups ?? {}
  if (index === undefined) return undefined
  return {
    path: (path ?? internal ?? '').split('/').filter(Boolean),
    lineNumber: line === undefined ? null : Number(line),
    method,
    codeSnippet: {},
    flatIndex: Number(index),
    applicationFrame: path !== undefined && !path.includes(VENDOR),
  }
}

/** Folder of the installation, which a path of a library names; empty without one. */
const rootOf = (lines: readonly string[]): string =>
  FRAME.exec(lines.find((line) => FRAME.test(line) && line.includes(VENDOR)) ?? '')?.groups?.['path']?.split(
    VENDOR,
  )[0] ?? ''

function withoutRoot(frame: TraceFrame, root: string): TraceFrame {
  const path = `/${frame.path.join('/')}`
  if (root === '' || !path.startsWith(`${root}/`)) return frame
  return { ...frame, path: path.slice(root.length + 1).split('/') }
}

/** Joins consecutive frames of libraries to groups. */
function folded(frames: readonly TraceFrame[]): ErrorTrace['trace'] {
  const trace: (TraceFrame | VendorGroup)[] = []
  for (const frame of frames) {
    const last = trace.at(-1)
    if (frame.applicationFrame) trace.push(frame)
    else if (last && 'vendorGroup' in last) (last as VendorGroup).items.push(frame)
    else trace.push({ vendorGroup: true, items: [frame] })
  }
  return trace
}
