import { finding, type Outcome, when } from '../finding'
import { importedFiles } from '../probe/manifest'
import { loadedUrl } from '../probe/page-document'
import type { Site } from '../probe/site'
import { listed } from './listed'

/** Checks that the page preloads the chunks that the entry imports. */
export function preloads({ document, page, build: { manifest, folder } }: Site): Outcome[] {
  if (!manifest) return []
  const links = document.tags.flatMap((tag) =>
    tag.name === 'link' ? (loadedUrl(tag, document.base.url)?.href ?? []) : [],
  )
  const header = page.headers.get('link') ?? ''
  const missing = importedFiles(manifest).filter(
    (file) => !links.includes(new URL(file, folder).href) && !header.includes(file),
  )
  return when(missing.length > 0, () => finding('assets.preload', listed(missing)))
}
