import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { arrowsBetween, describeArrow, knotsIn, sourcesOf, upwardIn } from '../../tools/figures/room-arrows'

type Area = { area: string; floors?: string[][] }

/** Areas whose folders, the rooms, never import each other in a circle; with floors, lowest first, none imports upwards. */
const AREAS: Area[] = [
  {
    area: 'resources/client/core/platform',
    floors: [
      ['storage', 'error-reporting', 'service-worker'],
      ['bootstrap', 'api'],
      ['session', 'settings', 'workspaces'],
      ['i18n', 'navigation', 'theme'],
    ],
  },
  { area: 'resources/client/core/shared' },
  { area: 'resources/client/features/admin' },
  {
    area: 'mock-server',
    floors: [['kit', 'documented'], ['state'], ['rules'], ['backend'], ['site'], ['testing']],
  },
  ...['kit', 'state', 'rules', 'backend', 'site'].map((floor) => ({ area: `mock-server/${floor}` })),
]

describe.each(AREAS)('rooms of $area', ({ area }) => {
  const arrows = arrowsBetween(area, sourcesOf(area))

  it('import each other in no circle', () => {
    expect(
      knotsIn(arrows).map(describeArrow),
      'Move what both rooms need down, or pass it as an argument or a handler',
    ).toEqual([])
  })
})

describe.each(AREAS.filter(({ floors }) => floors))('floors of $area', ({ area, floors = [] }) => {
  const arrows = arrowsBetween(area, sourcesOf(area))

  it('import no room of a floor above, and each have a floor', () => {
    const rooms = readdirSync(area, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    expect(floors.flat().toSorted()).toEqual(rooms.map(({ name }) => name).toSorted())
    expect(
      upwardIn(arrows, floors).map(describeArrow),
      'Move the code down, or pass it as an argument or a handler',
    ).toEqual([])
  })
})

describe('arrows between rooms', () => {
  const arrows = arrowsBetween('area', [
    { path: 'area/cellar/egg.ts', text: `import type { Hen } from '../hall/hen'` },
    { path: 'area/hall/hen.ts', text: `export { nest } from '../attic/nest'\nimport { wall } from './wall'` },
    { path: 'area/attic/nest.ts', text: `const load = () => import('../cellar/egg')` },
    { path: 'area/attic/owl.ts', text: `import { barn } from '../barn/barn'` },
    { path: 'area/barn/barn.ts', text: `import 'react'` },
  ])

  it('recognizes a knot of three rooms, type imports and import() included', () => {
    expect(knotsIn(arrows).map(describeArrow)).toEqual([
      'area/cellar/egg.ts -> area/hall/hen',
      'area/hall/hen.ts -> area/attic/nest',
      'area/attic/nest.ts -> area/cellar/egg',
    ])
  })

  it('recognizes imports of a floor above', () => {
    const upward = upwardIn(arrows, [['cellar', 'barn'], ['hall'], ['attic']])
    expect(upward.map(({ from, to }) => `${from} -> ${to}`)).toEqual(['cellar -> hall', 'hall -> attic'])
  })
})
