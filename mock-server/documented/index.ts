import { accountRows } from './accounts'
import { adminRows } from './admin'
import { billingRows } from './billing'
import { catalogueRows } from './catalogue'
import { communityRows } from './community'
import type { DocumentedEndpoint } from './documented'
import { listeningRows } from './listening'
import { localizationRows } from './localizations'
import { moderationRows } from './moderation'
import { signInRows } from './sign-in'
import { uploadRows } from './uploads'
import { workspaceRows } from './workspaces'

const rows: Record<string, Record<string, DocumentedEndpoint>> = {
  ...signInRows,
  ...accountRows,
  ...adminRows,
  ...localizationRows,
  ...workspaceRows,
  ...billingRows,
  ...uploadRows,
  ...catalogueRows,
  ...listeningRows,
  ...communityRows,
  ...moderationRows,
}

/** Every documented endpoint by name, such as `albums.show`. */
export const documented: Readonly<Record<string, DocumentedEndpoint>> = Object.fromEntries(
  Object.entries(rows).flatMap(([group, endpoints]) =>
    Object.entries(endpoints).map(([name, row]) => [`${group}.${name}`, row]),
  ),
)
