import { type MutationOptions, queryOptions } from '@tanstack/react-query'

import { managedSettings } from '@/contract/groups/managed-settings'
import { siteTools } from '@/contract/groups/site-tools'
import type { Args, Endpoint, Output } from '@/contract/machinery/endpoint'
import { type ApiError, isUncertain } from '@/core/platform/api/api-error'
import { keyOf, mutation, query } from '@/core/platform/api/query'
import { type TranslationKey, translate } from '@/core/platform/i18n/use-translation'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { toast } from '@/core/shared/toasts/toast-store'

/** Said of a run whose response was lost. */
export const OUTCOME_UNKNOWN: TranslationKey =
  "The result didn't arrive. The server may have finished, or may still be at work."

/** A tool that works on the server; the mutation cache keeps its runs until sign-out. */
export type Tool<Input, Result> = MutationOptions<Result, ApiError, Input> & { mutationKey: readonly unknown[] }

/** Defines a tool, and the message after a success. It is announced on any page: the user may have left its own. */
const tool = <E extends Endpoint>(endpoint: E, done: TranslationKey): Tool<Args<E>[0], Output<E>> => ({
  ...mutation(endpoint),
  mutationKey: keyOf(endpoint),
  gcTime: Infinity,
  meta: { handlesErrors: true },
  onSuccess: () => void toast.positive(translate(done)),
  onError: (error) => (isUncertain(error) ? void toast.danger(translate(OUTCOME_UNKNOWN)) : announceFailure(error)),
})

/** Tools of the settings and of the maintenance page. */
export const tools = {
  flushCache: tool(siteTools.flushCache, 'Cache emptied'),
  generateSitemap: tool(siteTools.generateSitemap, 'Sitemap generated'),
  importSearchIndex: tool(siteTools.importSearchIndex, 'Search index imported'),
  allowS3Uploads: tool(managedSettings.allowS3Uploads, 'The bucket allows this site'),
}

/** Query for the largest file that the server accepts. */
export const largestFileQuery = query(managedSettings.serverMaxFileSize)

/** Query for the kinds of records that the search finds. */
export const searchModelsQuery = query(siteTools.searchModels)

/** Query for the search engine that the settings choose; undefined for none. */
export const searchDriverQuery = queryOptions({
  ...query(managedSettings.show),
  select: ({ server }) => server['scout_driver']?.toString(),
})
