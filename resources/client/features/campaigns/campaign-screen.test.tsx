import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { queryClient } from '@/core/platform/api/query-client'
import { onboardingSelection } from '@/core/platform/navigation/redirects'
import { planQueries } from '@/core/shared/pricing/plan-queries'
import { PLANS } from '@mock/state/seeds/products'
import type { World } from '@mock/state/world'
import { openSite } from '@tests/site'

const card = (name: string) => screen.findByRole('article', { name })
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const notFound = () => title("Looks like you've found the doorway to the great nothing")
const keepToast = (text: string) => () => localStorage.setItem('toast', text)

describe('CampaignScreen', () => {
  it.each([
    ['/1-par-1', 'Piedāvājums „1 par 1”', 'Viens mēnesis par vienu eiro', PLANS.oneForOne],
    ['/registracija-pasakums', 'Prieks, ka satikāmies!', 'Reģistrācija pasākumā', PLANS.registrationEvent],
    ['/menesis-sadarbibai', 'Sadarbība ar dziesmu', 'Mēnesis sadarbībai', PLANS.partnerMonth],
    ['/1-par-2', 'Piedāvājums „1 par 2”', 'Viens mēnesis par diviem eiro', PLANS.oneForTwo],
  ])('sells one plan at %s', async (path, heading, plan, id) => {
    await openSite(path, { as: 'free' })
    expect(await title(heading)).toBeVisible()
    expect(within(await card(plan)).getByRole('link', { name: `Upgrade: ${plan}` })).toHaveAttribute(
      'href',
      `/checkout/${id}/${id}01`,
    )
    expect(screen.getAllByRole('article')).toHaveLength(1)
    expect(document.title).toBe(`${heading} - Dziesma`)
  })

  it('marks its own texts as Latvian in an English interface', async () => {
    await openSite('/1-par-1')
    const heading = await title('Piedāvājums „1 par 1”')
    expect(document.documentElement.lang).toBe('en')
    expect(heading.closest('[lang]')).toHaveAttribute('lang', 'lv')
    expect((await card('Viens mēnesis par vienu eiro')).closest('[lang]')).toBe(document.documentElement)
  })

  it('opens in any spelling of its path', async () => {
    await openSite('/1-PAR-2/?utm=x')
    expect(await card('Viens mēnesis par diviem eiro')).toBeVisible()
  })

  it('switches between monthly and yearly prices', async () => {
    const { user } = await openSite('/1-par-1', { as: 'free' })
    await user.click(await screen.findByRole('radio', { name: 'Yearly' }))
    expect(screen.getByRole('link', { name: 'Upgrade: Viens mēnesis par vienu eiro' })).toHaveAttribute(
      'href',
      '/checkout/44/4402',
    )
  })

  it("stores a guest's plan until after the registration", async () => {
    const { user } = await openSite('/1-par-1')
    await user.click(
      within(await card('Viens mēnesis par vienu eiro')).getByRole('link', {
        name: 'Upgrade: Viens mēnesis par vienu eiro',
      }),
    )
    expect(await title("First, let's create your account")).toBeVisible()
    expect(onboardingSelection.read()).toMatchObject({ productId: 44, priceId: 4401 })
  })

  it('sends subscribers to the plan change', async () => {
    await openSite('/1-par-1', { as: 'subscriber' })
    expect(
      within(await card('Viens mēnesis par vienu eiro')).getByRole('link', {
        name: 'Upgrade: Viens mēnesis par vienu eiro',
      }),
    ).toHaveAttribute('href', '/change-plan/44/4401/confirm')
  })

  it('shows that the plan is missing, with a link to the others', async () => {
    await openSite('/gads-davana')
    expect(await title('Plan not found')).toBeVisible()
    expect(document.title).toBe('Plan not found - Dziesma')
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'See plans' })).toHaveAttribute(
      'href',
      '/pricing',
    )
  })

  it('shows the page of a year as a gift once the site sells its plan', async () => {
    const prepare = ({ db }: World) => {
      const plan = db.products.get(PLANS.oneForOne)
      if (plan) db.products.insert({ ...plan, id: 46, name: 'Gads' })
    }
    await openSite('/gads-davana', { prepare })
    expect(await card('Gads')).toBeVisible()
    expect(await title('Dāvana, kas skan')).toBeVisible()
  })

  it('loads the plan again after an error', async () => {
    const { user, world } = await openSite('/1-par-1', {
      prepare: ({ faults }) => faults.set([{ kind: 'status', status: 500, endpoint: 'products.show' }]),
    })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    world.faults.set([])
    await user.click(retry)
    expect(await card('Viens mēnesis par vienu eiro')).toBeVisible()
  })

  it('shows not-found while billing is off', async () => {
    await openSite('/1-par-1', { prepare: ({ db }) => void (db.settings.billing = { enable: false }) })
    expect(await notFound()).toBeVisible()
  })

  it('shows a family profile the account settings instead, and no plan', async () => {
    await openSite('/1-par-1', { as: 'child' })
    await waitFor(() => expect(window.location.pathname).toBe('/account-settings'))
    expect(queryClient.getQueryData(planQueries.show(PLANS.oneForOne).queryKey)).toBeUndefined()
    expect(screen.queryByRole('article')).toBeNull()
  })
})

describe('stored toast', () => {
  it('appears once, as an error', async () => {
    await openSite('/1-par-1', { prepare: keepToast('Piedāvājums jau ir izmantots') })
    expect(await within(screen.getByRole('alert')).findByText('Piedāvājums jau ir izmantots')).toBeVisible()
    expect(localStorage.getItem('toast')).toBeNull()
  })

  it('appears as text, with its markup', async () => {
    const markup = '<img src=x onerror=alert(1)><a href="//evil.test">x</a>'
    await openSite('/gads-davana', { prepare: keepToast(JSON.stringify({ message: markup })) })
    const alert = screen.getByRole('alert')
    expect(await within(alert).findByText(markup)).toBeVisible()
    expect(alert.querySelector('img, a')).toBeNull()
  })

  it.each(['{"message":', '{"__proto__":{"message":"x"}}', 'x'.repeat(5000)])(
    'never appears if it is malformed: %s',
    async (text) => {
      await openSite('/1-par-1', { prepare: keepToast(text) })
      expect(await card('Viens mēnesis par vienu eiro')).toBeVisible()
      expect(screen.getByRole('alert')).toBeEmptyDOMElement()
      expect(localStorage.getItem('toast')).toBeNull()
    },
  )

  it('waits while billing is off', async () => {
    await openSite('/1-par-1', {
      prepare: ({ db }) => {
        db.settings.billing = { enable: false }
        keepToast('Vēlāk')()
      },
    })
    expect(await notFound()).toBeVisible()
    expect(localStorage.getItem('toast')).toBe('Vēlāk')
  })
})
