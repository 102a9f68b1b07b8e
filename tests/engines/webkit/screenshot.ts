import type { BrowsingContext } from './model'
import { BidiError } from './protocol'

/** Part of the viewport in pixels. */
type Clip = { x: number; y: number; width: number; height: number }

/** Bytes of a PNG before its width and height. */
const PNG_SIZE_AT = 16

/** Returns the viewport's screenshot as a PNG in base64. Throws for parts of it, and for what is outside of it. */
export async function capture(
  { userContext, top }: BrowsingContext,
  origin: 'viewport' | 'document' = 'viewport',
  clip?: Clip,
): Promise<string> {
  const data = String(await userContext.sendTo(top.target, 'GET', '/screenshot'))
  const png = Buffer.from(data, 'base64')
  const [width, height] = [png.readUInt32BE(PNG_SIZE_AT), png.readUInt32BE(PNG_SIZE_AT + 4)]
  const isWhole = !clip || (clip.x === 0 && clip.y === 0 && clip.width === width && clip.height === height)
  if (origin === 'document' || !isWhole)
    throw new BidiError('unsupported operation', 'Only the whole viewport can be captured')
  return data
}
