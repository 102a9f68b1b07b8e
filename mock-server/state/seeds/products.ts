import { assumedPermissions } from '@/contract/shapes/assumed-permissions'
import type { Permission } from '@/contract/shapes/user'

import type { MockPrice, MockProduct } from '../store/billing-rows'
import { FAMILY_CAP } from './roles'

/** Ids of the plans; 46 is missing, so that its campaign page has none. */
export const PLANS = {
  listener: 1,
  family: 2,
  bigFamily: 3,
  free: 4,
  weekend: 5,
  studio: 6,
  kindergarten: 7,
  registrationEvent: 36,
  partnerMonth: 37,
  oneForOne: 44,
  oneForTwo: 45,
} as const

const plain = (...names: string[]): Permission[] => names.map((name) => ({ name, restrictions: [] }))
const listening = plain('music.download', 'music.embed')
const family = (count: number): Permission[] => [
  ...plain('family.open'),
  { name: 'family.add', restrictions: [{ name: 'count', value: count }] },
]

type PriceSketch = [amount: number, interval: MockPrice['interval'], count?: number, currency?: string]

/** Price ids follow from the plan's: the first of plan 2 is 201. */
const pricesOf = (product_id: number, sketches: PriceSketch[]): MockPrice[] =>
  sketches.map(([amount, interval, interval_count = 1, currency = 'EUR'], index) => {
    const id = product_id * 100 + index + 1
    return {
      id,
      product_id,
      amount,
      currency,
      interval,
      interval_count,
      default: index === 0,
      stripe_id: `price_${id}`,
      paypal_id: `P-${id}`,
    }
  })

type Sketch = Pick<MockProduct, 'id' | 'name' | 'description' | 'feature_list'> &
  Partial<Omit<MockProduct, 'prices'>> & { prices?: PriceSketch[] }

const plan = ({ prices = [], ...sketch }: Sketch, index: number): MockProduct => ({
  hidden: false,
  free: false,
  recommended: false,
  permissions: listening,
  position: index + 1,
  available_space: null,
  trial: null,
  created_at: '2026-01-05T09:00:00.000000Z',
  ...sketch,
  prices: pricesOf(sketch.id, prices),
})

/** Plans of a campaign: sold by its page only, and charged monthly after the trial. */
const campaign = (id: number, name: string, trial: MockProduct['trial']): Sketch => ({
  id,
  name,
  description: 'Visa Dziesmas mūzika tavai ģimenei, bez reklāmām.',
  hidden: true,
  permissions: [...listening, ...family(FAMILY_CAP)],
  feature_list: ['Dziesmas bez reklāmām', 'Lejupielāde ceļam', `Līdz ${FAMILY_CAP} bērnu profiliem`],
  prices: [
    [7.99, 'month'],
    [79.9, 'year'],
  ],
  trial,
})

const sketches: Sketch[] = [
  {
    id: PLANS.listener,
    name: 'Klausītājs',
    description: 'Vienam klausītājam, kurš grib dziesmas arī ceļā.',
    feature_list: ['Lejupielāde telefonā', 'Dziesmas tavā mājaslapā', 'Bez reklāmām'],
    prices: [
      [4.99, 'month'],
      [49.9, 'year'],
    ],
  },
  {
    id: PLANS.family,
    name: 'Ģimene',
    description: 'Katram bērnam savs profils, vecākiem — miers.',
    recommended: true,
    permissions: [...listening, ...family(FAMILY_CAP)],
    feature_list: [`Līdz ${FAMILY_CAP} bērnu profiliem`, 'Lejupielāde telefonā', 'Bez reklāmām'],
    prices: [
      [7.99, 'month'],
      [79.9, 'year'],
    ],
    trial: { amount: 0.99, days: 14 },
  },
  {
    id: PLANS.bigFamily,
    name: 'Lielā ģimene',
    description: 'Daudz bērnu, daudz dziesmu.',
    permissions: [...listening, ...family(6)],
    feature_list: ['Līdz 6 bērnu profiliem', 'Lejupielāde telefonā', 'Bez reklāmām'],
    prices: [
      [29.7, 'month', 3],
      [99, 'year'],
    ],
    trial: { amount: 0, days: 7 },
  },
  {
    id: PLANS.free,
    name: 'Bezmaksas',
    description: null,
    free: true,
    permissions: [],
    feature_list: ['Klausies tiešsaistē', 'Veido atskaņošanas sarakstus'],
  },
  {
    id: PLANS.weekend,
    name: 'Nedēļas nogale',
    description: 'Brīvdienām pie vecmāmiņas.',
    feature_list: ['Lejupielāde telefonā'],
    prices: [[1.99, 'week']],
  },
  {
    id: PLANS.studio,
    name: 'Studija',
    description: 'Mūziķiem, kuri publicē savas dziesmas.',
    permissions: [
      ...listening,
      ...plain('music.update', 'music.delete', 'uploads.create', `${assumedPermissions.files}.create`),
      { name: 'music.create', restrictions: [{ name: 'minutes', value: 3000 }] },
    ],
    feature_list: ['3000 minūtes tavas mūzikas', 'Lejupielāde telefonā'],
    prices: [
      [9.99, 'month'],
      [10.99, 'month', 1, 'USD'],
      [99.9, 'year'],
      [109.9, 'year', 1, 'USD'],
    ],
  },
  {
    id: PLANS.kindergarten,
    name: 'Bērnudārzs',
    description: 'Grupiņām: pieejams tikai ar saiti.',
    hidden: true,
    permissions: [...listening, ...family(20)],
    feature_list: ['Līdz 20 bērnu profiliem'],
    prices: [
      [19, 'day', 30],
      [190, 'year'],
    ],
  },
  campaign(PLANS.registrationEvent, 'Reģistrācija pasākumā', { amount: 0, days: 30 }),
  campaign(PLANS.partnerMonth, 'Mēnesis sadarbībai', { amount: 0, days: 31 }),
  campaign(PLANS.oneForOne, 'Viens mēnesis par vienu eiro', { amount: 1, days: 30 }),
  campaign(PLANS.oneForTwo, 'Viens mēnesis par diviem eiro', { amount: 2, days: 30 }),
]

/** Every kind of plan and price. */
export const products: MockProduct[] = sketches.map(plan)
