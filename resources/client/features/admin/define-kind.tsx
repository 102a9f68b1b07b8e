import type { AdminRecord, RecordDescription, RecordKind } from './record-kind'
import { RecordEditor } from './records/record-editor'
import { RecordList } from './records/record-list'

/** Turns a description into a section of the admin area: a list and an editor. */
export const defineKind = <Row extends AdminRecord>(kind: RecordDescription<Row>): RecordKind => ({
  ...kind,
  List: () => <RecordList kind={kind} />,
  Editor: ({ recordId }) => <RecordEditor kind={kind} recordId={recordId} />,
})
