import type * as React from 'react'
import { expect, vi } from 'vitest'

/** Tests of the app open every screen under StrictMode, which renders twice; `STRICT_MODE=on` keeps it in all tests. */
const isStrict = process.env['STRICT_MODE'] === 'on' || expect.getState().testPath?.includes('/client/app/') === true

if (isStrict) vi.doUnmock('react')
else
  vi.doMock('react', async (original) => {
    const react = await original<typeof React>()
    return { ...react, StrictMode: react.Fragment }
  })
