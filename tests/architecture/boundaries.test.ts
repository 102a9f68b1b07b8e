import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

import { createTempProject, type TempProject } from './temp-project'

type Violation = { file: string; code: string }

/** Deliberate violations of each rule: the file that breaks it, and what it imports. */
const violations: Record<string, Violation | Violation[]> = {
  'features-imports-nothing-above-it': { file: 'features/shop/up.ts', code: `import '@/app/routes'` },
  'core-imports-nothing-above-it': { file: 'core/platform/session/up.ts', code: `import '@/features/shop/price'` },
  'platform-imports-nothing-from-shared': {
    file: 'core/platform/session/asks.ts',
    code: `import '@/core/shared/dialogs/confirm'`,
  },
  'ui-imports-nothing-above-it': { file: 'ui/up.ts', code: `import '@/core/platform/api/call'` },
  'lib-imports-nothing-above-it': { file: 'lib/up.ts', code: `import '@/ui/buttons/button'` },
  'features-are-islands': { file: 'features/library/shelf.ts', code: `import '@/features/shop/price'` },
  'admin-wings-are-islands': [
    { file: 'features/admin/music/neighbour.ts', code: `import '@/features/admin/people/users/user'` },
    { file: 'features/admin/music/menu.ts', code: `import '@/features/admin/sections'` },
  ],
  'features-have-a-front-door': { file: 'app/window.ts', code: `import '@/features/shop/price'` },
  'screens-are-lazy': { file: 'app/eager.ts', code: `import '@/features/shop/shop-screen'` },
  'contract-is-pure': { file: 'contract/react.ts', code: `import 'react'` },
  'contract-points-down': { file: 'contract/shapes/up.ts', code: `import '@/contract/groups/users'` },
  'contract-machinery-knows-no-shape': {
    file: 'contract/machinery/curious.ts',
    code: `import '@/contract/shapes/user'`,
  },
  'ui-and-lib-know-no-product': {
    file: 'ui/user.ts',
    code: `import type { User } from '@/contract/shapes/user'\nexport type U = User`,
  },
  'lib-has-no-components': { file: 'core/platform/session/box.ts', code: `import '@/lib/box'` },
  'app-reads-contract-types-only': { file: 'app/speaks.ts', code: `import '@/contract/shapes/user'` },
  'endpoints-enter-through-queries': {
    file: 'features/shop/basket.ts',
    code: `import { user } from '@/contract/shapes/user'\nuser()`,
  },
  'axios-stays-in-core-api': { file: 'core/platform/session/transport.ts', code: `import 'axios'` },
  'client-ships-no-development-package': { file: 'core/platform/session/tool.ts', code: `import 'msw'` },
  'mock-server-sees-the-contract-only': {
    file: '../../mock-server/curious.ts',
    code: `import '@/core/platform/api/call'`,
  },
  'mock-kit-imports-nothing-above-it': { file: '../../mock-server/kit/up.ts', code: `import '@mock/state/world'` },
  'mock-state-imports-nothing-above-it': { file: '../../mock-server/state/up.ts', code: `import '@mock/rules/price'` },
  'mock-rules-imports-nothing-above-it': {
    file: '../../mock-server/rules/up.ts',
    code: `import type { Call } from '@mock/backend/call'\nexport type Up = Call`,
  },
  'mock-backend-imports-nothing-above-it': {
    file: '../../mock-server/backend/up.ts',
    code: `import '@mock/site/page'`,
  },
  'mock-site-imports-nothing-above-it': { file: '../../mock-server/site/up.ts', code: `import '@mock/db'` },
  'demo-media-stands-alone': { file: '../../packages/demo-media/nosy.ts', code: `import '@mock/db'` },
  'demo-media-stays-behind-seeds-and-media': {
    file: '../../mock-server/backend/plays.ts',
    code: `import '@demo-media/melody'`,
  },
  'documented-list-is-independent': {
    file: '../../mock-server/documented/copied.ts',
    code: `import '@/contract/shapes/user'`,
  },
  'mock-server-stays-out-of-the-client': {
    file: 'core/platform/session/mocked.ts',
    code: `import '@mock/db'`,
  },
  'test-doubles-stay-in-tests': { file: 'core/platform/session/fake.ts', code: `import '@/lib/testing/clock'` },
  'no-cycles': [
    { file: 'lib/egg.ts', code: `import './hen'` },
    { file: 'lib/acorn.ts', code: `import type { Oak } from './oak'\nexport type Acorn = { oak: Oak }` },
  ],
  'no-orphans': { file: 'lib/lonely.ts', code: '' },
  'imports-resolve': { file: 'lib/lost.ts', code: `import './nowhere'` },
}

const cases = Object.entries(violations).flatMap(([rule, broken]) => [broken].flat().map((one) => ({ rule, ...one })))

/** Files that the violations above import, and allowed files that come close to a violation. */
const surroundings = {
  'app/routes.tsx': `import type { User } from '@/contract/shapes/user'
    import { Price } from '@/features/shop'
    export const routes = (user: User) => [Price, () => import('@/features/shop/shop-screen'), user]`,
  'features/admin/sections.ts': `import './people/users/user'`,
  'features/admin/area.ts': 'export const area = 1',
  'features/admin/permissions/picker.ts': 'export const picker = 1',
  'features/admin/people/users/user.ts': `import '../../area'\nimport '../../permissions/picker'`,
  'features/shop/index.ts': `export { Price } from './price'`,
  'features/shop/price.tsx': `import type { User } from '@/contract/shapes/user'\nexport const Price = (user: User) => user`,
  'features/shop/queries.ts': `import { user } from '@/contract/shapes/user'\nexport const query = user`,
  'features/shop/shop-screen.tsx': `import { query } from './queries'\nexport const ShopScreen = query`,
  'core/platform/api/call.ts': `import 'axios'\nimport '@/contract/shapes/user'\nimport '@/lib/slug'`,
  'core/shared/dialogs/confirm.ts': `import '@/core/platform/api/call'\nexport const confirm = 1`,
  'ui/buttons/button.tsx': `import '@/lib/slug'\nexport const Button = 1`,
  'lib/testing/clock.ts': 'export const clock = 1',
  'lib/slug.ts': 'export const slug = 1',
  'lib/box.tsx': `import 'react'`,
  'lib/hen.ts': `import './egg'`,
  'lib/oak.ts': `import type { Acorn } from './acorn'\nexport type Oak = Acorn[]`,
  'contract/shapes/user.ts': `import * as z from 'zod/mini'\nexport type User = string\nexport const user = () => z.string()`,
  'contract/groups/users.ts': `import '@/contract/shapes/user'`,
  '../../mock-server/db.ts': `import '@/contract/shapes/user'\nimport '@/lib/slug'`,
  '../../mock-server/state/world.ts': `export const world = 1`,
  '../../mock-server/rules/music/song.ts': `import '@demo-media/melody'`,
  '../../packages/demo-media/melody.ts': `export const melody = 1`,
  '../../mock-server/rules/price.ts': `import '@mock/state/world'`,
  '../../mock-server/backend/call.ts': `import '../rules/price'\nexport type Call = string`,
  '../../mock-server/site/page.ts': `import '../backend/call'`,
}

const reportSchema = z.object({
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), rule: z.object({ name: z.string() }) })),
    ruleSetUsed: z.object({ forbidden: z.array(z.object({ name: z.string(), comment: z.string() })) }),
  }),
})

const clientPath = (path: string) => join('resources/client', path)
const withoutWrapping = (text: string) => text.replaceAll(/\s+/g, ' ')

describe('import rules', () => {
  let project: TempProject
  let report: z.output<typeof reportSchema>['summary']

  const cruise = (outputType: string) =>
    project.run(
      'depcruise',
      '--config',
      '.dependency-cruiser.mjs',
      '--output-type',
      outputType,
      'resources',
      'mock-server',
      'packages',
    )

  beforeAll(() => {
    const broken = cases.map(({ file, code }): [string, string] => [clientPath(file), code])
    const allowed = Object.entries(surroundings).map(([file, code]): [string, string] => [clientPath(file), code])
    project = createTempProject(Object.fromEntries([...broken, ...allowed]))
    report = reportSchema.parse(JSON.parse(cruise('json').output)).summary
  })
  afterAll(() => project.remove())

  it.each(cases)('reports a deliberate violation of $rule in $file', ({ rule, file }) => {
    const found = report.violations.map((violation) => `${violation.rule.name}: ${violation.from}`)
    expect(found).toContain(`${rule}: ${clientPath(file)}`)
  })

  it('proves every rule with a violation', () => {
    expect(report.ruleSetUsed.forbidden.map(({ name }) => name).toSorted()).toEqual(Object.keys(violations).toSorted())
  })

  it('explains the fix, and fails the command', () => {
    const { status, output } = cruise('err-long')
    expect(status).not.toBe(0)
    for (const { comment } of report.ruleSetUsed.forbidden)
      expect(withoutWrapping(output)).toContain(withoutWrapping(comment))
  })

  it('reports nothing in allowed files', () => {
    const innocent = Object.keys(surroundings)
      .filter((file) => !['lib/hen.ts', 'lib/oak.ts', 'lib/box.tsx'].includes(file))
      .map(clientPath)
    expect(report.violations.filter(({ from }) => innocent.includes(from))).toEqual([])
  })
})
