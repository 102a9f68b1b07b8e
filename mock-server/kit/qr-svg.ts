import { generate } from 'lean-qr'

const SIZE = 192
/** Quiet zone on every side in modules, which readers need. */
const MARGIN = 4

/** Draws a QR code like the backend's library: white background, one dark path. */
export function qrSvg(text: string): string {
  const code = generate(text)
  const squares: string[] = []
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) squares.push(`M${x + MARGIN} ${y + MARGIN}h1v1h-1z`)
  }
  const side = code.size + 2 * MARGIN
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" version="1.1" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${side} ${side}">` +
    `<rect x="0" y="0" width="${side}" height="${side}" fill="#ffffff"/>` +
    `<path fill-rule="evenodd" d="${squares.join('')}" fill="#2d3748"/></svg>`
  )
}
