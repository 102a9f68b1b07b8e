import type { Contract } from '@/contract'
import type { DocumentedEndpoint, DocumentedGroup } from '@mock/documented/documented'

import { cases } from '../cases'

/** Documented row of every group. */
export const documentedGroups: Readonly<Record<keyof Contract, DocumentedGroup>> = Object.fromEntries(
  Object.entries<{ documented: DocumentedGroup }>(cases).map(([group, { documented }]) => [group, documented]),
) as Record<keyof Contract, DocumentedGroup>

/** An endpoint with the screens and the test that it inherits from its group. */
export type DocumentedRow = DocumentedEndpoint & Pick<DocumentedGroup, 'screens' | 'failsIn'>

const isWrite = ({ call }: DocumentedEndpoint): boolean => !/^(GET|HEAD) /.test(call)

/** Every documented endpoint by name, such as `albums.show`. */
export const documented: Readonly<Record<string, DocumentedRow>> = Object.fromEntries(
  Object.entries(documentedGroups).flatMap(([group, { screens, failsIn, endpoints }]) =>
    Object.entries(endpoints).map(([name, row]) => [
      `${group}.${name}`,
      { screens, ...(failsIn && isWrite(row) && { failsIn }), ...row },
    ]),
  ),
)
