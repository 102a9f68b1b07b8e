import { finding, note, type Outcome, when } from '../finding'
import { type FileSums, isChanged, parseSums } from '../probe/file-sum'
import { isUsable, type Reply } from '../probe/send'
import type { Site } from '../probe/site'
import { nameOf } from './file-replies'
import { listed } from './listed'

/** Reads the sums that the build has written beside its manifest. */
export async function sumsOf({ send, build: { folder } }: Site): Promise<FileSums | undefined> {
  const reply = await send(new URL('sums.json', folder))
  return isUsable(reply) ? parseSums(reply.text) : undefined
}

/** Compares the bytes of the bundle's files with those of the build. */
export function fileContents(
  { build: { folder } }: Site,
  replies: readonly Reply[],
  sums: FileSums | undefined,
): Outcome[] {
  const pathOf = ({ href }: URL) => `build/${href.slice(folder.href.length)}`
  const changed = replies.filter(({ url, body }) => isChanged(sums, pathOf(url), body))
  return [
    ...when(!sums && replies.length > 0, () => note('Content of the bundle’s files (build/sums.json is missing)')),
    ...when(changed.length > 0, () => finding('build.changed', listed(changed.map(({ url }) => nameOf(url))))),
  ]
}
