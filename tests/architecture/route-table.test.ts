import { expect, it } from 'vitest'

import { homepages } from '@/app/active-routes'
import { routes } from '@/app/routes'
import type { Access } from '@/core/platform/navigation/access'

const textOf = (access: Access) =>
  typeof access === 'string' ? access : [access.permission, ...(access.isMembersOnly ? ['loggedIn'] : [])].join(' ')

it('matches the spec’s route table for the screens that exist', () => {
  expect(routes.map(({ path, access }) => `${path} ${textOf(access)}`)).toMatchInlineSnapshot(`
    [
      "/login guestOnly",
      "/workspace/join/login guestOnly",
      "/register guestOnly",
      "/workspace/join/register guestOnly",
      "/forgot-password guestOnly",
      "/password/reset/:token guestOnly",
      "/pricing everyone",
      "/workspace/join/:inviteId everyone",
      "/workspaces loggedIn",
      "/workspaces/:id loggedIn",
      "/checkout/:productId/:priceId/:couponId? loggedIn",
      "/change-plan/:productId/:priceId/confirm/:couponId? loggedIn",
      "/billing loggedIn",
      "/account-settings loggedIn",
      "/account-settings/new family.add",
      "/account-settings/:userId/edit family.add",
      "/account-settings/profiles family.open",
      "/notifications loggedIn",
      "/notifications/settings loggedIn",
      "/contact everyone",
      "/api-docs api.access",
      "/muzikas-platforma-berniem-aplikacija everyone",
      "/1-par-1 everyone",
      "/registracija-pasakums everyone",
      "/menesis-sadarbibai everyone",
      "/gads-davana everyone",
      "/1-par-2 everyone",
      "/backstage/* loggedIn",
      "/admin/* admin.access loggedIn",
      "/ music.view",
      "/artist/:id/:slug? music.view",
      "/album/:id/:artistSlug?/:slug? music.view",
      "/album/:id/:artistSlug/:slug/embed music.embed",
      "/user/:id/:slug?/:tab? music.view",
      "/search/:query?/:tab? music.view",
      "/track/:id/:slug? music.view",
      "/track/:id/:slug/embed music.embed",
      "/tag/:name/:tab? music.view",
      "/radio/:type/:id music.view",
      "/playlist/:id/:slug? music.view",
      "/library/:section? music.view loggedIn",
      "/offline music.view loggedIn",
      "/pages/:pageSlug everyone",
      "/pages/:pageId/:pageSlug everyone",
      "/channel/:slug/:restriction? music.view",
      "/channels/:slug/:restriction? music.view",
      "/:slug/:restriction? music.view",
      "* everyone",
    ]
  `)
})

it('offers these guest homepages, by their type in the settings', () => {
  expect(Object.entries(homepages).map(([type, { access }]) => `${type} ${textOf(access)}`)).toMatchInlineSnapshot(`
    [
      "loginPage everyone",
      "registerPage everyone",
      "customPage everyone",
      "landingPage everyone",
    ]
  `)
})
