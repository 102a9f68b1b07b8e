import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'

import { Menu } from '../overlays/menu'
import { keepFocus } from './keep-focus'

type SongsProps = { remove: 'button' | 'menu'; hasHeading?: boolean }

/** Songs that are removed by a button, or by an entry of a menu. */
function Songs({ remove, hasHeading = false }: SongsProps) {
  const [names, setNames] = useState(['Aijā', 'Saulīte', 'Zvani'])
  const drop = (name: string) => setNames((before) => before.filter((one) => one !== name))
  return (
    <div ref={keepFocus}>
      {hasHeading && <h2 tabIndex={-1}>Songs</h2>}
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button type="button">Play {name}</button>
            {remove === 'button' ? (
              <button type="button" onClick={() => drop(name)}>
                Remove {name}
              </button>
            ) : (
              <Menu
                label={`Actions for ${name}`}
                groups={[{ id: 'song', entries: [{ id: 'remove', label: 'Remove', onSelect: () => drop(name) }] }]}
                trigger={(trigger) => (
                  <button type="button" {...trigger}>
                    Actions for {name}
                  </button>
                )}
              />
            )}
          </li>
        ))}
      </ul>
      <input aria-label="Add a song" />
    </div>
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const expectFocus = (element: () => HTMLElement) => vi.waitFor(() => expect(element()).toHaveFocus())

async function press(name: string) {
  button(name).focus()
  await userEvent.keyboard('{Enter}')
}

describe('keepFocus', () => {
  it('moves the focus to the same control of the next item, else of the last one, else to the first control', async () => {
    render(<Songs remove="button" />)
    await press('Remove Aijā')
    await expectFocus(() => button('Remove Saulīte'))
    await press('Remove Zvani')
    await expectFocus(() => button('Remove Saulīte'))
    await press('Remove Saulīte')
    await expectFocus(() => screen.getByRole('textbox', { name: 'Add a song' }))
  })

  it('prefers the heading of an emptied list', async () => {
    render(<Songs remove="button" hasHeading />)
    for (const name of ['Aijā', 'Saulīte', 'Zvani']) await press(`Remove ${name}`)
    await expectFocus(() => screen.getByRole('heading', { name: 'Songs' }))
  })

  it('moves the focus after an entry of a menu has removed the item', async () => {
    render(<Songs remove="menu" />, { wrapper: MemoryRouter })
    await press('Actions for Aijā')
    await screen.findByRole('menuitem', { name: 'Remove' })
    await userEvent.keyboard('{Enter}')
    await expectFocus(() => button('Actions for Saulīte'))
  })

  it('leaves the focus where the user has moved it', async () => {
    render(<Songs remove="button" />)
    const field = screen.getByRole('textbox', { name: 'Add a song' })
    await userEvent.click(button('Remove Aijā'))
    field.focus()
    await expectFocus(() => field)
    await new Promise((resolve) => requestAnimationFrame(resolve))
    expect(field).toHaveFocus()
  })
})
