import type { CampaignPath } from '@/core/platform/navigation/paths'

/** Texts of a campaign page. They state no terms: the plan's name, description and price come from the server. */
type CampaignTexts = { title: string; lead: string }

/** Language of the texts: campaigns address Latvian visitors, whichever language the interface has. */
export const CAMPAIGN_LANGUAGE = 'lv'

/** Texts by campaign path. */
export const campaignTexts: Record<CampaignPath, CampaignTexts> = {
  '/1-par-1': {
    title: 'Piedāvājums „1 par 1”',
    lead: 'Dziesmas mazajiem un lielajiem: dziedi, dejo un klausies kopā ar visu ģimeni!',
  },
  '/registracija-pasakums': {
    title: 'Prieks, ka satikāmies!',
    lead: 'Pasākums reiz beigsies, bet dziesmas var skanēt arī mājās. Reģistrējies un pievienojies!',
  },
  '/menesis-sadarbibai': {
    title: 'Sadarbība ar dziesmu',
    lead: 'Prieks par sadarbību! Lai dziesmas skan gan darbā, gan mājās.',
  },
  '/gads-davana': {
    title: 'Dāvana, kas skan',
    lead: 'Dziesmas rīta rosmei, rotaļām un saldam miegam. Lai mūzika skan katru dienu!',
  },
  '/1-par-2': {
    title: 'Piedāvājums „1 par 2”',
    lead: 'Divatā klausīties ir jautri, un visai ģimenei kopā vēl jautrāk!',
  },
}

/** Line below the lead. */
export const CAMPAIGN_ASSURANCE = 'Pirms maksājuma redzēsi, cik un kad tiks iekasēts.'
