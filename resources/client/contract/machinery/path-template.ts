/**
 * Percent-encodes any text as one URL component. A lone surrogate becomes U+FFFD, as in a query string, instead of a
 * URIError.
 */
export const encodeComponent = (text: string): string =>
  // oxlint-disable-next-line no-restricted-globals -- the one place that makes its argument safe
  encodeURIComponent(text.toWellFormed())

/** Parameters of a path template: `'artist/:id/:slug?'` → `{ id: …; slug?: … }`. */
export type PathParams<Template extends string> = Template extends `${infer Head}/${infer Tail}`
  ? PathParams<Head> & PathParams<Tail>
  : Template extends `:${infer Name}?`
    ? { [_ in Name]?: string | number | null | undefined }
    : Template extends `:${infer Name}`
      ? { [_ in Name]: string | number }
      : unknown

/** Parses a segment of a path template: `:name`, or `:name?` when it may be absent; undefined for literal text. */
export function parameterOf(segment: string): { name: string; isOptional: boolean } | undefined {
  const [, name, optional] = /^:(\w+)(\?)?$/.exec(segment) ?? []
  return name === undefined ? undefined : { name, isOptional: optional !== undefined }
}

/** Returns a template's segments with parameters replaced by `encode`; drops absent optional ones. */
export function fillTemplate<Encoded>(
  template: string,
  params: unknown,
  encode: (text: string, name: string) => Encoded,
): (string | Encoded)[] {
  return template.split('/').flatMap((segment): (string | Encoded)[] => {
    const parameter = parameterOf(segment)
    if (!parameter) return [segment]
    const value = (params as Record<string, string | number | null | undefined>)[parameter.name] ?? undefined
    return parameter.isOptional && value === undefined ? [] : [encode(String(value ?? ''), parameter.name)]
  })
}
