/** Whether the values contain a file at any depth, which JSON cannot carry. */
export const hasFile = (value: unknown): boolean =>
  value instanceof Blob || (typeof value === 'object' && value !== null && Object.values(value).some(hasFile))

/**
 * Encodes values as a multipart body for PHP: `address[street]`, `tags[0]`, booleans as 1 and 0, null as an empty
 * string.
 */
export function toFormData(values: object): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) append(data, name, value)
  return data
}

function append(data: FormData, name: string, value: unknown): void {
  if (value === undefined) return
  // Without an explicit name, Chromium sends the whole path of a file from a picked folder.
  if (value instanceof File) data.append(name, value, value.name)
  else if (value instanceof Blob) data.append(name, value)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) append(data, `${name}[${key}]`, part)
  } else data.append(name, typeof value === 'boolean' ? String(Number(value)) : String(value ?? ''))
}
