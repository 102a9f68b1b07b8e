import { englishOf, type Lines } from '@/core/platform/i18n/translation'
import { foldText } from '@/lib/text'

import type { ImportField } from './importable'

/** Name of the field that each column of a file holds; null leaves the column out. */
export type Mapping = readonly (string | null)[]

/** Ignores case, diacritics and signs: "E-pasts" is "e pasts". */
const plain = (text: string): string => foldText(text).replaceAll(/[^\p{L}\p{N}]/gu, '')

/**
 * Maps columns to fields by their headers: the name in the request to the letter, a label in English or in one of the
 * given languages, or else a spelling of the name. Of several columns of a field, the first one counts.
 */
export function mapColumns(
  header: readonly string[],
  fields: readonly ImportField[],
  languages: readonly Lines[],
): Mapping {
  const labelsOf = ({ label }: ImportField) => [englishOf(label), ...languages.map((lines) => lines[label] ?? '')]
  const fieldOf = (text: string) =>
    fields.find(({ name }) => name === text) ??
    fields.find((field) => labelsOf(field).map(plain).includes(plain(text))) ??
    fields.find(({ name }) => plain(name) === plain(text))
  const found = header.map((text) => (plain(text) && fieldOf(text)?.name) || null)
  return found.map((name, column) => (found.indexOf(name) === column ? name : null))
}

/** Maps a column to another field, which is taken from the column that held it. */
export const mapColumn = (mapping: Mapping, column: number, field: string | null): Mapping =>
  mapping.map((known, index) => (index === column ? field : known === field ? null : known))

/** Returns the required fields that no column holds. */
export const missingFields = (mapping: Mapping, fields: readonly ImportField[]): ImportField[] =>
  fields.filter(({ name, isRequired }) => isRequired && !mapping.includes(name))
