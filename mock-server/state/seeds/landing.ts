import type { MenuItem } from '@/contract/shapes/menus'

const action = (id: string, label: string, path: string): MenuItem => ({
  id,
  type: 'route',
  label,
  action: path,
  roles: [],
  permissions: [],
  settings: {},
})

/** A screenshot of this client, from `public/` (docs/deployment.md, section 2). */
const product = (name: string) => `images/product/${name}.webp`

/** A picture that the mock draws (site/media/media-routes.ts). */
const picture = (id: number) => `storage/homepage/${id}.svg`

const play: MenuItem['icon'] = [{ tag: 'path', attr: { d: 'M8 5.14v13.72L19 12z' }, child: [] }]

/** Texts, pictures and links of the landing page, which `homepage.type` `landingPage` shows to guests. */
export const landingAppearance = {
  headerTitle: 'Dziesmas, kas aug kopā ar bērnu',
  headerSubtitle:
    'Šūpuļdziesmas vakaram, dejas rītam un koris ceļā pie vecmāmiņas. Bez reklāmām un bez steigas, latviešu valodā.',
  headerImage: product('home'),
  headerImageOpacity: 1,
  headerOverlayColor1: 'rgba(26, 98, 72, 0.06)',
  headerOverlayColor2: 'rgba(245, 187, 84, 0.06)',
  actions: {
    inputText: 'Dziesma, izpildītājs vai noskaņa',
    inputButton: 'Meklēt',
    cta1: { ...action('landing-register', 'Sākt klausīties', '/register'), icon: play },
    cta2: action('landing-plans', 'Apskatīt plānus', '/pricing'),
    cta3: action('landing-join', 'Izveidot kontu', '/register'),
  },
  primaryFeatures: [
    { image: product('child'), title: 'Droši bērniem', subtitle: 'Bērna profilā nav reklāmu, veikala un svešu saišu.' },
    {
      image: product('profiles'),
      title: 'Visai ģimenei',
      subtitle: 'Katram savs profils, savas dziesmas un savs skaļums.',
    },
    {
      image: product('album'),
      title: 'Visās ierīcēs',
      subtitle: 'Telefonā, planšetē un datorā, arī ceļā bez interneta.',
    },
  ],
  secondaryFeatures: [
    {
      image: product('sleep-timer'),
      subtitle: 'Vakara rituāls',
      title: 'Aizmiedz kopā ar dziesmu',
      description: 'Miega taimeris klusi noslāpē mūziku, kad albums beidzies, un rīts sākas tur, kur palikāt.',
    },
    {
      image: product('lyrics'),
      subtitle: 'Dziedi līdzi',
      title: 'Vārdi iekrāsojas dziesmas ritmā',
      description: 'Katra rinda iedegas īstajā brīdī, lai arī pirmklasnieks var izlasīt un nodziedāt.',
    },
    {
      image: product('child-song'),
      subtitle: 'Vecākiem mierīga sirds',
      title: 'Bērnam savs stūrītis',
      description: 'Lielas pogas, pazīstami tēli un nekā lieka. Ko klausīties un cik ilgi, izlemj pieaugušie.',
    },
  ],
  pricingTitle: 'Izvēlies savu plānu',
  pricingSubtitle: 'Pirms maksāšanas redzēsi, cik un kad būs jāmaksā. Atteikties var jebkurā brīdī.',
  footerImage: picture(8),
  footerTitle: 'Pirmā dziesma jau gaida',
  footerSubtitle: 'Izveido kontu un klausies jau pēc minūtes.',
}

/** English lines for these texts. */
export const englishLanding: Record<string, string> = {
  'Dziesmas, kas aug kopā ar bērnu': 'Songs that grow up with your child',
  'Šūpuļdziesmas vakaram, dejas rītam un koris ceļā pie vecmāmiņas. Bez reklāmām un bez steigas, latviešu valodā.':
    "Lullabies for the evening, dances for the morning and a choir on the way to grandma's. No ads and no rush, in Latvian.",
  'Dziesmas bērniem: klausies, dziedi līdzi un aizmiedz saldi.':
    'Songs for children: listen, sing along and sleep tight.',
  'Dziesma, izpildītājs vai noskaņa': 'Song, artist or mood',
  Meklēt: 'Search',
  'Sākt klausīties': 'Start listening',
  'Apskatīt plānus': 'See the plans',
  'Izveidot kontu': 'Create an account',
  'Droši bērniem': 'Safe for children',
  'Bērna profilā nav reklāmu, veikala un svešu saišu.':
    "A child's profile has no ads, no shop and no links to other sites.",
  'Visai ģimenei': 'For the whole family',
  'Katram savs profils, savas dziesmas un savs skaļums.': 'Everyone has a profile, songs and a volume to themselves.',
  'Visās ierīcēs': 'On every device',
  'Telefonā, planšetē un datorā, arī ceļā bez interneta.':
    'On phone, tablet and computer, and on the road without internet.',
  'Vakara rituāls': 'Bedtime',
  'Aizmiedz kopā ar dziesmu': 'Fall asleep to a song',
  'Miega taimeris klusi noslāpē mūziku, kad albums beidzies, un rīts sākas tur, kur palikāt.':
    'The sleep timer fades the music out when the album ends, and the morning starts where you stopped.',
  'Dziedi līdzi': 'Sing along',
  'Vārdi iekrāsojas dziesmas ritmā': 'Lyrics that light up with the song',
  'Katra rinda iedegas īstajā brīdī, lai arī pirmklasnieks var izlasīt un nodziedāt.':
    'Every line lights up at the right moment, so that even a first-grader can read it and sing.',
  'Vecākiem mierīga sirds': 'Peace of mind for parents',
  'Bērnam savs stūrītis': 'A corner for your child',
  'Lielas pogas, pazīstami tēli un nekā lieka. Ko klausīties un cik ilgi, izlemj pieaugušie.':
    'Big buttons, familiar characters and nothing else. Grown-ups decide what to listen to, and for how long.',
  'Izvēlies savu plānu': 'Choose your plan',
  'Pirms maksāšanas redzēsi, cik un kad būs jāmaksā. Atteikties var jebkurā brīdī.':
    "You'll see what is charged, and when, before you pay. Cancel whenever you like.",
  'Pirmā dziesma jau gaida': 'The first song is waiting',
  'Izveido kontu un klausies jau pēc minūtes.': 'Create an account and start listening in a minute.',
}
