/**
 * A tus 1.0.0 server that stores a world's uploads. It is passed in (`createWorld({ tus })`) because it needs a disk,
 * which a service worker lacks.
 */
export type TusEngine = {
  /** Handles a tus request for the upload with this key; POST creates it. Errors are plain text. */
  answer: (request: Request, key: string) => Promise<Response>
  /** The upload's bytes, valid while the engine is open; undefined until it is complete. */
  take: (key: string) => Promise<Blob | undefined>
  remove: (key: string) => Promise<void>
  /** Removes all stored bytes. */
  close: () => void
}
