import type { MenuItem } from '@/contract/menus'

const action = (id: string, label: string, path: string): MenuItem => ({
  id,
  type: 'route',
  label,
  action: path,
  roles: [],
  permissions: [],
  settings: {},
})

const cover = (id: number) => `storage/album_images/${id}.svg`

/** Texts, pictures and links of the landing page, which `homepage.type` `landingPage` shows to guests. */
export const landingAppearance = {
  headerTitle: 'Dziesmas, kas aug kopā ar bērnu',
  headerSubtitle:
    'Šūpuļdziesmas vakaram, dejas rītam un koris ceļā pie vecmāmiņas. Bez reklāmām un bez steigas, latviešu valodā.',
  headerImage: cover(101),
  headerImageOpacity: 1,
  headerOverlayColor1: 'rgba(26, 98, 72, 0.35)',
  headerOverlayColor2: 'rgba(245, 187, 84, 0.15)',
  actions: {
    inputText: 'Dziesma, izpildītājs vai noskaņa',
    inputButton: 'Meklēt',
    cta1: action('landing-register', 'Sākt klausīties', '/register'),
    cta2: action('landing-plans', 'Apskatīt plānus', '/pricing'),
    cta3: action('landing-join', 'Izveidot kontu', '/register'),
  },
  primaryFeatures: [
    { image: cover(1), title: 'Droši bērniem', subtitle: 'Bērna profilā nav reklāmu, veikala un svešu saišu.' },
    { image: cover(2), title: 'Visai ģimenei', subtitle: 'Katram savs profils, savas dziesmas un savs skaļums.' },
    { image: cover(3), title: 'Visās ierīcēs', subtitle: 'Telefonā, planšetē un datorā, arī ceļā bez interneta.' },
  ],
  secondaryFeatures: [
    {
      image: cover(4),
      subtitle: 'Vakara rituāls',
      title: 'Aizmiedz kopā ar dziesmu',
      description: 'Miega taimeris klusi noslāpē mūziku, kad albums beidzies, un rīts sākas tur, kur palikāt.',
    },
    {
      image: cover(5),
      subtitle: 'Dziedi līdzi',
      title: 'Vārdi iekrāsojas dziesmas ritmā',
      description: 'Katra rinda iedegas īstajā brīdī, lai arī pirmklasnieks var izlasīt un nodziedāt.',
    },
  ],
  pricingTitle: 'Izvēlies savu plānu',
  pricingSubtitle: 'Pirms maksāšanas redzēsi, cik un kad būs jāmaksā. Atteikties var jebkurā brīdī.',
  footerImage: cover(6),
  footerTitle: 'Pirmā dziesma jau gaida',
  footerSubtitle: 'Izveido kontu un klausies jau pēc minūtes.',
}
