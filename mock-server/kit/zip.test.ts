import { describe, expect, it } from 'vitest'

import { zip } from './zip'

const END_RECORD = 22

describe('zip', () => {
  it('stores each file with its name and checksum, and lists it in the directory at the end', async () => {
    const text = (content: string) => new TextEncoder().encode(content)
    const archive = zip([
      { name: 'ā.txt', bytes: text('123456789') },
      { name: 'b', bytes: text('') },
    ])
    const bytes = new Uint8Array(await archive.arrayBuffer())
    const view = new DataView(bytes.buffer)
    // The published check value of CRC-32.
    expect(view.getUint32(14, true)).toBe(0xcb_f4_39_26)
    expect(new TextDecoder().decode(bytes.slice(30, 45))).toBe('ā.txt123456789')
    const end = bytes.length - END_RECORD
    expect(view.getUint16(end + 10, true)).toBe(2)
    const directory = view.getUint32(end + 16, true)
    expect(view.getUint32(directory, true)).toBe(0x02_01_4b_50)
    expect(directory + view.getUint32(end + 12, true)).toBe(end)
    expect(view.getUint32(directory + 52 + 42, true)).toBe(45)
  })
})
