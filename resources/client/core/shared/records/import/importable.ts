import type * as z from 'zod/mini'

import type { Translation } from '@/core/platform/i18n/translation'
import type { TranslationKey } from '@/core/platform/i18n/use-translation'

/** A field of the records in a file. */
export type ImportField = {
  /** Name in the request, which also names a column of the file. */
  name: string
  label: TranslationKey
  /** How a cell is written, where its label does not say so. */
  hint?: TranslationKey
  isRequired?: boolean
  /** Whether the server refuses a second record with the value, in any case. */
  isUnique?: boolean
  /** Hides its cells in the preview. */
  isSecret?: boolean
  /** Reads a cell that is not empty; undefined if it is unreadable. By default, the value is the text. */
  parse?: (text: string, language: string) => unknown
  /** Says why a cell is unreadable; by default, only that it is. */
  explain?: (text: string, translation: Translation) => string
}

/** Fields of one record, by their names in the request. */
export type ImportValues = Readonly<Record<string, unknown>>

/** A resource whose records can be created from a file. */
export type Importable = {
  /** The first one names a record in the report. */
  fields: readonly [ImportField, ...ImportField[]]
  /** Checks the values of a record as far as is known before the request. */
  values: z.ZodMiniType
  /** Creates a record. Throws ApiError. */
  create: (values: ImportValues) => Promise<unknown>
}
