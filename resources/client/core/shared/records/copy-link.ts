import { type DefinedResource, NEW_RECORD, type RecordRow } from './resource'

const PARAM = 'copy'

/** URL of the form for a new record with the values of another. */
export const copyLink = <Row extends RecordRow>({ link }: Pick<DefinedResource<Row>, 'link'>, id: number): string =>
  `${link(NEW_RECORD)}?${PARAM}=${id}`

/** Returns the id of the record that a new one begins with; null if it begins empty. */
export const copiedId = (search: string): string | null => new URLSearchParams(search).get(PARAM)
