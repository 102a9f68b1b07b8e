import { SUMS_FILE } from '../../sums'
import { finding, note, type Outcome, when } from '../finding'
import { type FileSums, isChanged, isOfBuild, parseSums } from '../probe/file-sum'
import { isUsable, type Reply } from '../probe/send'
import type { Site } from '../probe/site'
import { nameOf } from './file-replies'
import { listed } from './listed'

/** Reads the sums that the build has written beside its manifest; none if they are missing or another build's. */
export async function readSums({ send, build: { folder, manifest } }: Site) {
  const reply = await send(new URL(SUMS_FILE, folder))
  const sums: FileSums | undefined = isUsable(reply) ? parseSums(reply.text) : undefined
  const isOther = sums && !isOfBuild(sums, manifest)
  const outcomes: Outcome[] = [
    ...when(!sums, () => note('Content of the bundle’s files (build/sums.json is missing)')),
    ...when(isOther, () => finding('build.other-sums', reply.url.href)),
  ]
  return { sums: isOther ? undefined : sums, outcomes }
}

/** Compares the bytes of the bundle's files with those of the build. */
export function fileContents(
  { build: { folder } }: Site,
  replies: readonly Reply[],
  sums: FileSums | undefined,
): Outcome[] {
  const pathOf = ({ href }: URL) => `build/${href.slice(folder.href.length)}`
  const changed = replies.filter(({ url, body }) => isChanged(sums, pathOf(url), body))
  return when(changed.length > 0, () => finding('build.changed', listed(changed.map(({ url }) => nameOf(url)))))
}
