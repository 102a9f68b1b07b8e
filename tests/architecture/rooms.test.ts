import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { arrowsBetween, describeArrow, knotsIn, upwardIn } from '../../tools/figures/room-arrows'
import { readImportGraph } from '../../tools/import-graph'

const graph = readImportGraph()

type Area = { area: string; floors?: string[][] }

/** Areas whose folders, the rooms, form no import cycles; with floors, lowest first, none imports upwards. */
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
  const arrows = arrowsBetween(area, graph)

  it('form no import cycle', () => {
    expect(
      knotsIn(arrows).map(describeArrow),
      'Move what both rooms need down, or pass it as an argument or a handler',
    ).toEqual([])
  })
})

describe.each(AREAS.filter(({ floors }) => floors))('floors of $area', ({ area, floors = [] }) => {
  const arrows = arrowsBetween(area, graph)

  it('import no room on a higher floor, and each have a floor', () => {
    const rooms = readdirSync(area, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    expect(floors.flat().toSorted()).toEqual(rooms.map(({ name }) => name).toSorted())
    expect(
      upwardIn(arrows, floors).map(describeArrow),
      'Move the code down, or pass it as an argument or a handler',
    ).toEqual([])
  })
})

describe('arrows between rooms', () => {
  const house = new Map([
    ['area/cellar/egg.ts', ['area/hall/hen.ts']],
    ['area/hall/hen.ts', ['area/attic/nest.ts', 'area/hall/wall.ts']],
    ['area/hall/hen.test.ts', ['area/barn/barn.ts']],
    ['area/attic/nest.ts', ['area/cellar/egg.ts']],
    ['area/attic/owl.ts', ['area/barn/barn.ts', 'elsewhere/sky/sky.ts']],
    ['area/barn/barn.ts', []],
  ])
  const arrows = arrowsBetween('area', house)

  it('recognizes a knot of three rooms', () => {
    expect(knotsIn(arrows).map(describeArrow)).toEqual([
      'area/cellar/egg.ts -> area/hall/hen.ts',
      'area/hall/hen.ts -> area/attic/nest.ts',
      'area/attic/nest.ts -> area/cellar/egg.ts',
    ])
  })

  it('recognizes imports from a higher floor, and skips those of tests', () => {
    const upward = upwardIn(arrows, [['cellar', 'barn'], ['hall'], ['attic']])
    expect(upward.map(({ from, to }) => `${from} -> ${to}`)).toEqual(['cellar -> hall', 'hall -> attic'])
    expect(arrows.map(({ file }) => file)).not.toContain('area/hall/hen.test.ts')
  })
})
