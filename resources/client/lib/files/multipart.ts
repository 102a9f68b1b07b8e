/** Whether a file is somewhere in the values: JSON cannot carry it. */
export const hasFile = (value: unknown): boolean =>
  value instanceof Blob || (typeof value === 'object' && value !== null && Object.values(value).some(hasFile))

/** Values as a multipart body in PHP's spelling: `address[street]`, `tags[0]`, flags as 1 and 0, null as an empty text. */
export function toFormData(values: object): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) append(data, name, value)
  return data
}

function append(data: FormData, name: string, value: unknown): void {
  if (value === undefined) return
  // Named once more: of a file from a folder that was picked Chromium would send the whole path as its name.
  if (value instanceof File) data.append(name, value, value.name)
  else if (value instanceof Blob) data.append(name, value)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) append(data, `${name}[${key}]`, part)
  } else data.append(name, typeof value === 'boolean' ? String(Number(value)) : String(value ?? ''))
}
