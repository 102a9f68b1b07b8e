/**
 * What speaks the tus protocol 1.0.0 for one world and keeps the bytes. It comes from outside (`createWorld({ tus })`): it needs a disk,
 * which a browser's worker does not have.
 */
export type TusEngine = {
  /** Answers a request of the protocol about the upload of this key; a POST creates it. Refusals are plain text. */
  answer: (request: Request, key: string) => Promise<Response>
  /** The bytes of an upload, which stay where they are as long as the engine is open; undefined until all of them are there. */
  take: (key: string) => Promise<Blob | undefined>
  remove: (key: string) => Promise<void>
  /** Removes every byte. */
  close: () => void
}
