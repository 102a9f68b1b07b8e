import * as z from 'zod/mini'

import { localizations, type ManagedLocalization } from '@/contract/groups/localizations'
import { valueLists } from '@/contract/groups/value-lists'
import { call } from '@/core/platform/api/call'
import { fileUrl } from '@/core/platform/api/file-url'
import { keyOf, mutation, queryPart } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { interfaceTexts } from '@/core/platform/i18n/interface-texts'
import type { RecordSource } from '@/core/shared/records/resource'

const stale = [localizations.list, localizations.show, valueLists.show]

/** Requests for the localizations. */
export const localizationSource: RecordSource<ManagedLocalization> = {
  list: (tableQuery) => queryPart(localizations.list, ({ pagination }) => pagination, { query: tableQuery }),
  show: (id) => queryPart(localizations.show, ({ localization }) => localization, { params: { idOrCode: id } }),
  remove: (ids) => call(localizations.remove, { params: { ids: ids.join() } }),
  refresh: () => Promise.all(stale.map((each) => queryClient.invalidateQueries({ queryKey: keyOf(each) }))),
}

/** Query for the interface's texts that a language translates. */
export const interfaceTextsQuery = (language: string) => ({
  queryKey: ['interface texts', language],
  queryFn: () => interfaceTexts(language),
  staleTime: Infinity,
})

/** Mutations for the localization editor. */
export const localizationMutations = { upload: mutation(localizations.upload, { invalidates: stale }) }

/** URL of the JSON file of a localization. */
export const downloadUrl = (id: number): string => fileUrl(localizations.download, { params: { id } })

/** Returns the newest lines of a localization that are loaded. */
const loadedLines = (id: number) =>
  queryClient.getQueryData<ManagedLocalization>(localizationSource.show(String(id)).queryKey)?.lines ?? {}

/**
 * The update of a localization for a form whose `lines` are the changed ones: the server replaces all lines, so the newest
 * loaded ones are sent with them.
 */
export const changesLines = (id: number) => ({
  ...localizations.update,
  body: z.pipe(
    localizations.update.body,
    z.transform((body) => ({ ...body, lines: { ...loadedLines(id), ...body.lines } })),
  ),
})
