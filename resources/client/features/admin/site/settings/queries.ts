import * as z from 'zod/mini'

import { managedSettings } from '@/contract/groups/managed-settings'
import { valueLists } from '@/contract/groups/value-lists'
import { formFile } from '@/contract/machinery/form-file'
import { encodeSettings, type SettingsSpelling } from '@/contract/shapes/saved-settings'
import { keyOf, query } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { isNewerRelease } from '@/core/platform/bootstrap/release'

import { changedParts } from './model/saved-changes'
import type { SettingValues } from './model/setting-values'

/** Query for all settings. */
export const settingsQuery = query(managedSettings.show)

/** Query for the choices of some settings. */
export const choicesQuery = query(valueLists.show, { params: { names: 'localizations,themes,timezones' } })

/** Fetches the settings as they are saved now. Throws ApiError. */
export const fetchLatestSettings = () => queryClient.fetchQuery({ ...settingsQuery, staleTime: 0 })

/** Refetches the settings after a save. */
export const refetchSettings = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: keyOf(managedSettings.show) })

/** Exchanges the code of Dropbox's page for a token. */
export const createDropboxToken = managedSettings.createDropboxToken

const entered = z.object({
  changes: z.record(z.string(), z.unknown()),
  secrets: z.record(z.string(), z.unknown()),
  certificate: z.optional(z.nullable(formFile('The file field is required.'))),
})

type Update = typeof managedSettings.update

const isEmpty = (values: object): boolean => Object.keys(values).length === 0

/** The fields of a request that saves changes, in the release's spelling; parts without changes are left out. */
export function savedFields(changes: SettingValues, spelling: SettingsSpelling): { client?: string; server?: string } {
  const { client, server } = changedParts(changes)
  return {
    ...(!isEmpty(client) && { client: encodeSettings(client, spelling) }),
    ...(!isEmpty(server) && { server: JSON.stringify(server) }),
  }
}

/** The endpoint that saves settings, for a form whose fields hold all changes: they are sent in the release's spelling. */
export function savingSettings() {
  const spelling = isNewerRelease() ? 'nested' : 'flat'
  const body = z.pipe(
    entered,
    z.transform(({ changes, secrets, certificate }) => ({
      ...savedFields({ ...changes, ...secrets }, spelling),
      ...(certificate && { certificate }),
    })),
  )
  // The form engine encodes the body; only direct callers pass FormData.
  return { ...managedSettings.update, body } as Omit<Update, 'body' | 'multipart'> & {
    body: typeof body
    multipart?: true
  }
}
