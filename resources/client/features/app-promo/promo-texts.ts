/** Language of the page, whichever language the interface has (spec section 2). */
export const PROMO_LANGUAGE = 'lv'

/** Texts of the page about the mobile app. */
export const promoTexts = {
  title: 'Mūzikas platforma bērniem – lietotne',
  heading: 'Bērnu dziesmas, kas vienmēr ir līdzi',
  lead: 'Mašīnā, pie vecmāmiņas vai pirms miega: lejupielādē lietotni un klausies kopā ar bērniem telefonā vai planšetē.',
  stores: 'Lejupielādē lietotni',
  newTab: 'atveras jaunā cilnē',
  screenshot: 'Šūpuļdziesma atskaņotājā: vāciņš ar lācīti uz mēness un lielas pogas',
  features: [
    {
      title: 'Bērns atrod pats',
      text: 'Lieli vāciņi un vienkāršas pogas. Bērna profilā nav ne reklāmu, ne pirkumu.',
    },
    {
      title: 'Dziedi līdzi',
      text: 'Dziesmu vārdi iet līdzi mūzikai, tāpēc dziedāt var visa ģimene.',
    },
    {
      title: 'Viens konts visur',
      text: 'Iemīļotās dziesmas un saraksti ir tie paši gan datorā, gan telefonā.',
    },
  ],
} as const
