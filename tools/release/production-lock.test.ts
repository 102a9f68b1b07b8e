import { expect, it } from 'vitest'

import { productionLock } from './production-lock'

it('keeps the packages of production, also those that development shares', () => {
  const lock = {
    lockfileVersion: 3,
    packages: {
      '': { dependencies: { react: '19.3.1' }, devDependencies: { vite: '8.3.8' } },
      'node_modules/react': { version: '19.3.1' },
      'node_modules/vite': { version: '8.3.8', dev: true },
      'node_modules/@types/react': { version: '19.3.0', devOptional: true },
    },
  }
  expect(productionLock(lock)).toEqual({
    lockfileVersion: 3,
    packages: { '': { dependencies: { react: '19.3.1' } }, 'node_modules/react': { version: '19.3.1' } },
  })
})
