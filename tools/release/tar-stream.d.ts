/** The part of tar-stream that the release uses; the package has no types of its own. */
declare module 'tar-stream' {
  import type { Readable } from 'node:stream'

  type Header = { name: string; mode: number; mtime: Date; uid: number; gid: number }

  export function pack(): Readable & { entry(header: Header, content: Uint8Array): void; finalize(): void }
}
