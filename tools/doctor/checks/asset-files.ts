import { finding, note, type Outcome, when } from '../finding'
import { interruption } from '../interruption'
import type { ConnectionFailure } from '../probe/connection-failure'
import { redirectOf, type Reply } from '../probe/send'
import type { Site } from '../probe/site'
import { assetHeaders } from './asset-headers'
import { preloads } from './asset-preloads'
import { builtUrls, filesMissing } from './bundle'
import type { Check } from './check'
import { copiedFiles } from './copied-files'
import { fileContents, readSums } from './file-contents'
import { isForbidden, isMissing, isPostponed, isServed, nameOf, requestFiles } from './file-replies'
import { listed } from './listed'
import { missingFile } from './missing-file'

/** Files of the bundle and beside it: present, unchanged, and sent as browsers need them. */
export const assetFiles: Check = {
  area: 'assets',
  needsPage: true,
  async run(site) {
    const { replies, failures } = await requestFiles(site, builtUrls(site))
    if (failures.length > 0) return [...unreached(site, failures), ...(await copiedFiles(site, undefined))]
    const served = replies.filter(isServed)
    const { sums, outcomes } = await readSums(site)
    return [
      ...unserved(replies),
      ...(replies.length > 0 ? outcomes : []),
      ...fileContents(site, served, sums),
      ...assetHeaders(site, served),
      ...(await missingFile(site)),
      ...preloads(site),
      ...(await copiedFiles(site, sums)),
    ]
  },
}

function unreached({ build, root }: Site, failures: readonly ConnectionFailure[]): Outcome[] {
  const broken = failures.find(({ id }) => id !== 'reach.timeout' && id !== 'reach.encoding')
  if (broken && build.folder.origin !== root.origin) return [finding('assets.host-unreachable', broken.seen)]
  return failures.map(interruption).slice(0, 1)
}

const describe = ({ url, status }: Reply) => `${nameOf(url)} (status ${status})`

/** Files that are not sent, by cause. */
function unserved(replies: readonly Reply[]): Outcome[] {
  const forbidden = replies.filter(isForbidden)
  const moved = replies.filter(redirectOf)
  return [
    ...filesMissing(replies.filter(isMissing).map(describe)),
    ...when(forbidden.length > 0, () => finding('assets.forbidden', listed(forbidden.map(describe)))),
    ...when(moved.length > 0, () =>
      finding('assets.redirect', listed(moved.map((reply) => `${nameOf(reply.url)} → ${redirectOf(reply)?.origin}`))),
    ),
    ...when(replies.some(isPostponed), () => note('Some assets (the server limits or fails requests)')),
  ]
}
