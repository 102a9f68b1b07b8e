import type { ContentModel } from '@/contract/groups/managed-channels'
import { HttpStatus } from '@/contract/machinery/http-status'
import { ApiError } from '@/core/platform/api/api-error'
import { translate, translateIfKnown } from '@/core/platform/i18n/use-translation'

import { contentCalls } from '../queries'
import { modelLabels } from '../rules/choice-labels'
import type { ContentChanges } from './content-changes'
import { linkTarget, type LinkTarget } from './link-target'

/** A line that was not added, and why. */
export type RefusedLine = { line: string; reason: string }

/** Finds the id of a record; undefined if there is none. Throws ApiError. */
async function idOf(target: LinkTarget): Promise<number | undefined> {
  if ('id' in target) return target.id
  return target.model === 'genre' ? contentCalls.genreId(target.name) : contentCalls.channelId(target.name)
}

/** Adds the record of a line; returns why it was not added, as a sentence. */
async function addLine(line: string, model: ContentModel, changes: ContentChanges): Promise<string | undefined> {
  const target = linkTarget(line)
  if (target === 'foreign') return translate('This is a link of another site.')
  if (target === 'no record') return translate("This link doesn't lead to music on this site.")
  if (target.model !== model)
    return translate('This channel contains only: :model.', { model: translate(modelLabels[model]).toLowerCase() })
  const notFound = translate('The site has nothing at this link.')
  try {
    const id = await idOf(target)
    if (id === undefined) return notFound
    await changes.addQuietly(id)
    return undefined
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === HttpStatus.NotFound) return notFound
    return error.body.message
      ? translateIfKnown(error.body.message)
      : translate('There was an issue. Please try again.')
  }
}

/** Adds the records of pasted links, one per line, in their order; returns the lines that were refused. */
export async function addLinks(text: string, model: ContentModel, changes: ContentChanges) {
  const lines = text.split(/\s*\n\s*/).filter((line) => line.trim() !== '')
  const refused: RefusedLine[] = []
  for (const line of lines) {
    const reason = await addLine(line, model, changes)
    if (reason !== undefined) refused.push({ line, reason })
  }
  await changes.refresh()
  return { added: lines.length - refused.length, refused }
}
