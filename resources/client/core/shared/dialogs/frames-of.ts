import type { ErrorTrace, TraceFrame, VendorGroup } from '@/contract/error-trace'

/** A trace's list holds frames and groups of them. */
export const isVendorGroup = (entry: ErrorTrace['trace'][number]): entry is VendorGroup => entry['vendorGroup'] === true

/** Every frame of a trace in the order of the stack, those of groups included. */
export const framesOf = (trace: ErrorTrace['trace']): TraceFrame[] =>
  trace.flatMap((entry) => (isVendorGroup(entry) ? entry.items : [entry]))

/** Where a frame is: `app/Models/User.php:42`. */
export const placeOf = ({ path, lineNumber }: TraceFrame): string =>
  path.join('/') + (lineNumber === null ? '' : `:${lineNumber}`)
