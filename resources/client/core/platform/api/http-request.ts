/** A request as it is sent. */
export type HttpRequest = {
  /** Absolute URL. */
  url: string
  method: string
  headers: Record<string, string>
  body?: BodyInit | null | undefined
  signal?: AbortSignal | undefined
  /** Upload progress in bytes. */
  onProgress?: ((bytes: number) => void) | undefined
}

/** A response whose body has been read. */
export type HttpResponse = {
  status: number
  /** Final URL after redirects, which stay within the site. */
  url: string
  text: string
  header: (name: string) => string | null
}
