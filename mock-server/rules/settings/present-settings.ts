/** The backend omits falsy settings and groups left empty; lists stay unchanged. */
export function withoutFalsy(settings: object): Record<string, unknown> {
  const visibleSettings = Object.entries(settings).flatMap(([key, value]: [string, unknown]): [string, unknown][] => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value ? [[key, value]] : []
    const rest = withoutFalsy(value)
    return Object.keys(rest).length > 0 ? [[key, rest]] : []
  })
  return Object.fromEntries(visibleSettings)
}
