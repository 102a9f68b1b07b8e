import type { Contract } from '@/contract'
import type { EndpointGroup } from '@/contract/machinery/endpoint'
import { documentedGroups as groups } from '@mock/documented'
import type { DocumentedEndpoint, DocumentedGroup } from '@mock/documented/documented'

/** Row of a group of the contract, with a row of each endpoint. */
type RowOf<G extends EndpointGroup> = DocumentedGroup & { endpoints: { [Name in keyof G]: DocumentedEndpoint } }

/** Documented row of every group; a missing group or endpoint does not compile. */
export const documentedGroups: { [Group in keyof Contract]: RowOf<Contract[Group]> } = groups
