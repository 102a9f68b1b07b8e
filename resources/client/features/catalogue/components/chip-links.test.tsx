import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'

import { ChipLinks, genreLinks, tagLinks } from './chip-links'

test.each(['..', '.', '', '\ud800'])('shows a genre and a tag named %j as plain text', (name) => {
  const genre = { id: 1, name, display_name: 'Šūpuļdziesmas', model_type: 'genre' as const, image: null }
  render(
    <MemoryRouter>
      <ChipLinks
        label="Genres and tags"
        links={[...genreLinks([genre]), ...tagLinks([{ id: 2, name, display_name: 'Miegs' }])]}
      />
    </MemoryRouter>,
  )
  expect(screen.getByText('Šūpuļdziesmas')).toBeVisible()
  expect(screen.getByText('#Miegs')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})
