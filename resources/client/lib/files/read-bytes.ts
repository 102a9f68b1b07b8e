/** Reads a part of a file. Throws where the browser cannot read it. */
export const readBytes = async (file: Blob, at: number, length: number): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await file.slice(at, at + length).arrayBuffer())

/** Decodes an id, such as that of a chunk: one byte for each letter. */
export const idOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes)

/** Reads a number from its bytes, the highest first; `bits` is how many each of them carries. */
export const numberOf = (bytes: Uint8Array, bits = 8): number => bytes.reduce((sum, byte) => sum * 2 ** bits + byte, 0)

/** Reads a number from its bytes, the lowest first. */
export const littleEndian = (bytes: Uint8Array): number => numberOf(bytes.toReversed())
