import { contract } from '@/contract'
import type { Endpoint } from '@/contract/machinery/endpoint'
import type { DocumentedGroup } from '@mock/documented/documented'
import { screens, sectionNotes } from '@mock/documented/screens'
import { missingEndpoints } from '@mock/rules/releases/missing-endpoints'
import { releaseNames } from '@mock/state/parts/release'
import { documented, documentedGroups, type DocumentedRow } from '@tests/contract/documented/documented-groups'

const INTRODUCTION = `# Endpoints

\`npm run endpoints\` writes this file from the rows of \`mock-server/documented/groups\`.

Paths are relative to \`api/v1/\`, but \`secure/…\` to the site. PUT, PATCH and DELETE are sent as POST with a method
override (\`resources/client/contract/machinery/wire.ts\`). A number is a section of the backend contract. A page with
\`loaders.<name>\` in its bootstrap data needs no request to the call that names it.`

const rows = Object.entries(documented)

/** Releases with the endpoint; empty when all have it. */
function releasesOf(name: string): string {
  const supportingReleases = releaseNames.filter((release) => !missingEndpoints(release).includes(name))
  return supportingReleases.length === releaseNames.length ? '' : ` (release ${supportingReleases.join(', ')})`
}

function screenLine([screen, note]: [string, string]): string {
  const calls = rows
    .filter(([, row]) => row.screens.some((used) => used === screen))
    .map(([name, row]) => `\`${row.call}\`${releasesOf(name)}`)
  return `- **${screen}**: ${calls.join(', ')}${note && `; ${note}`}`
}

function endpointLine(name: string, { call, rights, source, loader, assumed }: DocumentedRow): string {
  const inline = loader ? `, or \`loaders.${loader}\`` : ''
  const callers = rights.length === 0 ? 'everyone' : rights.join(', ')
  return `- \`${call}\`${releasesOf(name)}${inline}: ${callers}; ${source}${assumed ? `; assumed: ${assumed}` : ''}`
}

function groupLines([group, { section, rule, setting }]: [string, DocumentedGroup]): string {
  const own = rows.filter(([name]) => name.startsWith(`${group}.`))
  const condition = setting ? ` Only sites with the setting \`${setting}\` have it.` : ''
  return [
    `### ${group}`,
    `${section}: ${rule}${condition}`,
    own.map(([name, row]) => endpointLine(name, row)).join('\n'),
  ].join('\n\n')
}

/** Sections of the admin area that rows name, in the order of the groups. */
const adminSections = [...new Set(rows.flatMap(([, row]) => row.screens))].filter((screen) =>
  screen.startsWith('admin: '),
)

/** Every screen with its note. */
const notedScreens: [string, string][] = [
  ...Object.entries(screens),
  ...adminSections.map((section): [string, string] => [section, sectionNotes[section] ?? '']),
]

/** Lists what the contract assumes, where the documents leave a shape open. */
const assumptions = (): string =>
  Object.entries<Record<string, Endpoint>>(contract)
    .flatMap(([group, endpoints]) =>
      Object.entries(endpoints).flatMap(([name, { assumed }]) =>
        assumed ? [`- \`${group}.${name}\`: ${assumed}`] : [],
      ),
    )
    .join('\n')

/** Returns the text of docs/endpoints.md: the calls of each screen, each group with its rule and callers, and the assumptions. */
export const endpointsDocument = (): string =>
  `${[
    INTRODUCTION,
    '## By screen',
    notedScreens.map(screenLine).join('\n'),
    '## By group',
    ...Object.entries<DocumentedGroup>(documentedGroups).map(groupLines),
    '## Assumptions of the contract',
    assumptions(),
  ].join('\n\n')}\n`
