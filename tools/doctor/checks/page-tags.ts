import { finding, type Outcome, when } from '../finding'
import { filesOf } from '../probe/manifest'
import { loadedUrl, type Tag } from '../probe/page-document'
import type { Site } from '../probe/site'
import type { Check } from './check'
import { isMissing, isServed, requestFiles } from './file-replies'
import { listed } from './listed'

/** Tags of the page that load files of the build folder which are not the build's. */
export const pageTags: Check = {
  area: 'page',
  needsPage: true,
  async run(site) {
    const { document, build } = site
    if (!build.manifest) return []
    const known = new Set(filesOf(build.manifest).map((file) => new URL(file, build.folder).href))
    const tags = document.tags.filter(isCode).flatMap((tag) => {
      const url = loadedUrl(tag, document.base.url)
      const isOther = url?.href.startsWith(build.folder.href) && !known.has(url.href)
      return url && isOther ? [{ tag, url }] : []
    })
    const { replies } = await requestFiles(
      site,
      tags.map(({ url }) => url),
    )
    const missing = replies.filter(isMissing)
    const served = new Set(replies.filter(isServed).map(({ url }) => url.href))
    return [
      ...when(missing.length > 0, () => finding('page.dead-tags', listed(missing.map(({ url }) => url.pathname)))),
      ...secondEntry(
        site,
        tags.filter(({ url }) => served.has(url.href)),
      ),
    ]
  },
}

const isCode = ({ name, attributes }: Tag) =>
  name === 'script' || /\b(?:stylesheet|modulepreload|preload)\b/.test(attributes['rel'] ?? '')

function secondEntry({ build: { entry } }: Site, tags: readonly { tag: Tag; url: URL }[]): Outcome[] {
  const second = tags.find(({ tag, url }) => tag.name === 'script' && url.href !== entry?.href)
  return when(second, () => finding('page.second-entry', `${second?.url.pathname} beside ${entry?.pathname}`))
}
