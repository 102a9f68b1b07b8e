/** Parses the number of a track or a disc, also with their total: `3`, `03`, `3/12`; undefined for any other text. */
export function partNumber(text: string | undefined): number | undefined {
  const digits = /^(?<number>\d{1,4})(?:\s*(?:\/|of\b).*)?$/i.exec(text?.trim() ?? '')?.groups?.['number']
  return Number(digits) || undefined
}
