import type { ErrorTrace, TraceFrame, VendorGroup } from '@/contract/error-trace'

/** Distinguishes a group of vendor frames from a single frame. */
export const isVendorGroup = (entry: ErrorTrace['trace'][number]): entry is VendorGroup => entry['vendorGroup'] === true

/** Flattens a trace to its frames in stack order. */
export const framesOf = (trace: ErrorTrace['trace']): TraceFrame[] =>
  trace.flatMap((entry) => (isVendorGroup(entry) ? entry.items : [entry]))

/** Formats a frame's location: `app/Models/User.php:42`. */
export const placeOf = ({ path, lineNumber }: TraceFrame): string =>
  path.join('/') + (lineNumber === null ? '' : `:${lineNumber}`)
