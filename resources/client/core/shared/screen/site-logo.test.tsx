import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { openSite } from '@tests/site'

it.each([
  ['the light one on a dark bar', 'primary', 'light.svg'],
  ['the one of the theme on a bar in the page’s colour', 'bg', 'dark.svg'],
])('shows of the logos %s', async (_, role, file) => {
  await openSite('/contact', {
    prepare: ({ db }) => {
      db.settings.branding = { ...db.settings.branding, logo_light: 'light.svg', logo_dark: 'dark.svg' }
      db.themes = db.themes.map((theme) => ({ ...theme, values: { ...theme.values, '--be-navbar-color': role } }))
    },
  })
  const [home] = await screen.findAllByRole('link', { name: 'Dziesma home' })
  expect(home?.querySelector('img')?.src).toBe(`http://dziesma.test/${file}`)
})
