import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createTempProject, type TempProject } from './temp-project'

describe('dead code', () => {
  let project: TempProject
  let result: { status: number | null; output: string }

  beforeAll(() => {
    project = createTempProject({
      'resources/client/main.tsx': `import { used } from './lib/partly-used'\nused()`,
      'resources/client/lib/partly-used.ts': 'export const used = () => 1\nexport const forgotten = 2',
      'resources/client/lib/unused.ts': 'export const unused = 1',
    })
    result = project.run('knip', '--no-progress')
  })
  afterAll(() => project.remove())

  it('fails the command', () => expect(result.status).not.toBe(0))

  it.each([
    ['file', 'lib/unused.ts'],
    ['export', 'forgotten'],
    ['package', 'react-hook-form'],
  ])('names an unused %s', (_, name) => expect(result.output).toContain(name))

  it.each(['main.tsx', 'used  '])('leaves alone what is used: %s', (name) => expect(result.output).not.toContain(name))
})
