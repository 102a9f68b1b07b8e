/** A file of an archive. */
export type ZipEntry = { name: string; bytes: Uint8Array<ArrayBuffer> }

const VERSION = 20
/** Bit 11 of the general purpose flags: names are UTF-8. */
const FLAGS = 0x08_00
const POLYNOMIAL = 0xed_b8_83_20
const LOCAL_HEADER = 0x04_03_4b_50
const CENTRAL_HEADER = 0x02_01_4b_50
const END = 0x06_05_4b_50

function crc32(bytes: Uint8Array): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (POLYNOMIAL & -(crc & 1))
  }
  return ~crc >>> 0
}

/** Writes numbers in little-endian order; each comes with its size in bytes. */
function packFields(...fields: [value: number, size: 2 | 4][]): Uint8Array<ArrayBuffer> {
  const bytes = new DataView(new ArrayBuffer(fields.reduce((sum, [, size]) => sum + size, 0)))
  let offset = 0
  for (const [value, size] of fields) {
    if (size === 2) bytes.setUint16(offset, value, true)
    else bytes.setUint32(offset, value, true)
    offset += size
  }
  return new Uint8Array(bytes.buffer)
}

type Field = [value: number, size: 2 | 4]

/** Fields that the local and the central header share: uncompressed, without a time. */
const shared = (name: Uint8Array, bytes: Uint8Array): Field[] => [
  ...([VERSION, FLAGS, 0, 0, 0] as const).map((value): Field => [value, 2]),
  [crc32(bytes), 4],
  [bytes.length, 4],
  [bytes.length, 4],
  [name.length, 2],
  [0, 2],
]

/** Makes a ZIP archive of uncompressed files (APPNOTE 6.3.10, section 4.3). */
export function zip(entries: readonly ZipEntry[]): Blob {
  const files: Uint8Array<ArrayBuffer>[] = []
  const directory: Uint8Array<ArrayBuffer>[] = []
  let offset = 0
  for (const { name: text, bytes } of entries) {
    const name = new TextEncoder().encode(text)
    const header = packFields([LOCAL_HEADER, 4], ...shared(name, bytes))
    files.push(header, name, bytes)
    const attributes: Field[] = [0, 0, 0].map((value) => [value, 2])
    directory.push(
      packFields([CENTRAL_HEADER, 4], [VERSION, 2], ...shared(name, bytes), ...attributes, [0, 4], [offset, 4]),
      name,
    )
    offset += header.length + name.length + bytes.length
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const count: Field = [entries.length, 2]
  const end = packFields([END, 4], [0, 2], [0, 2], count, count, [size, 4], [offset, 4], [0, 2])
  return new Blob([...files, ...directory, end], { type: 'application/zip' })
}
