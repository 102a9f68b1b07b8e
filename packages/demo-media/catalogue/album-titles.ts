import type { GenreSlug, Language } from './genres'

/** The 200 album titles by genre and by the artist's singing language. */
export const ALBUM_TITLES: Readonly<Record<GenreSlug, Readonly<Record<Language, readonly string[]>>>> = {
  supuldziesmas: {
    lv: [
      'Miega pūces dziesmas', 'Aijā, žūžū, mazais', 'Zem vilnas segas', 'Mēness iet pa jumtu', 'Sapņu laiviņa',
      'Klusi, klusi, rasa krīt', 'Kad nodziest lampiņa', 'Dūnu spilvens',
      'Divpadsmit šūpuļdziesmas ziemas vakariem, kad ārā snieg un mājās smaržo pēc āboliem',
      'Arlabunakti, Zvaigznīt',
    ],
    en: [
      'Blanket Fort Lullabies', 'The Moon Forgot Her Slippers', 'Yawn', 'Songs for the Last Light On',
      'A Pillow Full of Rain', 'Hush, Said the Harbour', 'Sleepy as a Snail',
    ],
  },
  tautasdziesmas: {
    lv: [
      'Kas dārzā, kas dārzā', 'Tautasdziesmas maziem cimdiem', 'Zelta pavediens', 'Pūt, stabulīte',
      'Ar koklīti ciemos', 'Saules meitas jostiņa', 'Bāleliņi braucēji', 'Vecāsmātes pūrā',
      'No Kurzemes līdz Latgalei', 'Dziesmu tīne',
    ],
    en: [
      'Old Songs, Small Voices', 'Hand-Me-Down Tunes', 'Across the Village Green', 'The Spinning Wheel',
      'Barefoot Ballads',
    ],
  },
  'rotalas-un-dejas': {
    lv: [
      'Polka uz viena papēža', 'Dejo, kas dejotājs', 'Riņķī apkārt', 'Klumpu kalniņš', 'Pastaliņas',
      'Lec, varde, lec', 'Danči pagalmā', 'Trīs pāri zābaku', 'Visi aplī!', 'Jautrā kājiņa',
    ],
    en: [
      'Kitchen Floor Polka', 'Spin Till You Giggle', 'Left Sock, Right Sock', 'The Barn Is Dancing',
      'Clap, Stamp, Twirl',
    ],
  },
  'kustibu-dziesmas': {
    lv: [
      'Rīta rosme ar ezi', 'Lēkā kā pupa', 'Augšā, lejā, apkārt', 'Mazie vingrotāji', 'Pirkstiņi un pēdiņas',
      'Soļo līdzi', 'Kūleņu skola', 'Piecas minūtes kustību', 'Es protu lidot',
    ],
    en: ['Wiggle Like a Worm', 'Jump the Puddle', 'Stretch!', 'Elbows, Knees and Noses', 'March of the Mittens'],
  },
  skaitampanti: {
    lv: [
      'Viens, divi, trīs, tu esi brīvs', 'Mēles mežģi un citi murgi', 'Eči, pēči, kastroli', 'Skaitāmās pogas',
      'Pieci pirkstiņi', 'Ķekars skaitāmpantu', 'Ene, bene, rēs',
    ],
    en: [
      'Counting Buttons', 'One Shoe, Two Shoes', 'Tongue Twister Town', 'Pocket Rhymes', 'Eeny, Meeny, Miney, More',
    ],
  },
  'muzikalas-pasakas': {
    lv: [
      'Lapsa, kas iemācījās klusēt', 'Zelta atslēdziņa', 'Pasaka par trim zābakiem', 'Sivēns Ķeksis dodas pasaulē',
      'Runcis, kas dzīvoja operā', 'Mežs aiz septītā kalna',
      'Koka zirdziņa ceļojums pa vecmāmiņas bēniņiem un atpakaļ', 'Burvju krēsls', 'Pasakas no tējkannas',
    ],
    en: [
      'The Fox Who Borrowed the Moon', 'Tales from the Teapot', 'The Clockmaker’s Mouse', 'Once Upon a Staircase',
      'Seven Hills Away',
    ],
  },
  ziemassvetki: {
    lv: [
      'Piparkūku vakars', 'Sniegs uz skursteņa', 'Rūķu darbnīca', 'Klusā puteņa dziesmas', 'Ziemassvētku kaķis',
      'Eglīte, iedegies', 'Baltais cimds', 'Mandarīni un zvaigznes', 'Kaladū, kaladū', 'Divdesmit četri lodziņi',
    ],
    en: [
      'Snow on the Letterbox', 'A Mitten Full of Stars', 'Candle in the Window', 'The Reindeer Rehearsal',
      'Gingerbread Street', 'Twelve Small Carols',
    ],
  },
  'ligo-un-jani': {
    lv: [
      'Papardes zieds', 'Jāņuguns dziesmas', 'Visīsākā nakts', 'Vainagā deviņas puķes', 'Līgo, līgo, mazie ļaudis',
      'Jāņu siers un rasa', 'Saule kāpj kalnā', 'Zāļu tirgus',
    ],
    en: ['Midsummer Barefoot', 'Bonfire Songs', 'The Shortest Night', 'Nine Wild Flowers'],
  },
  'daba-un-dzivnieki': {
    lv: [
      'Meža orķestris', 'Ko čukst bērzi', 'Lietus runā ar peļķi', 'Ezīša gads', 'Bišu dienasgrāmata',
      'Putni atgriežas mājās', 'Ķepu nospiedumi', 'Ķemeru purva dziesmas', 'Gliemeža ātrums', 'Pavasaris kabatā',
      'Sēņu laiks',
    ],
    en: [
      'Hedgehog Weather', 'The Bees Have a Plan', 'What the Pond Said', 'Feather, Fur and Fin',
      'A Snail’s Guide to Running', 'Nest',
    ],
  },
  'macamies-dziedot': {
    lv: [
      'Burtu zupa', 'Garumzīmes un mīkstinājumi', 'Tīri zobi, balti zobi', 'Kā sauc krāsas', 'Pulkstenis teic',
      'Skolas soma', 'Lūdzu, paldies, atvainojiet', 'Septiņas dienas nedēļā', 'Ko dara luksofors',
    ],
    en: [
      'Alphabet Soup for Supper', 'Why Is the Sky?', 'Please and Thank You', 'Toothbrush Tango', 'My First Rainbow',
    ],
  },
  'bernu-pops': {
    lv: [
      'Saldējums brokastīs', 'Skaļāk par pērkonu', 'Brīvdienas!', 'Zilais skrejritenis', 'Limonādes lietus',
      'Es gribu būt kosmonauts', 'Dejojam peļķēs', 'Mana istaba ir planēta', 'Krāsainās zeķes', 'Jāņogu rokenrols',
    ],
    en: [
      'Loud Pyjamas', 'Best Friends Radio', 'Bubblegum Weather', 'Saturday Shoes', 'Ten out of Ten',
      'Rocket in My Rucksack',
    ],
  },
  'instrumentala-muzika': {
    lv: [
      'Kokle un klusums', 'Mazā nakts mūzika lielam lācim', 'Stabuļu rīts', 'Valsis trim kamenēm',
      'Četri gadalaiki pagalmā', 'Mūziķi no skapja', 'Zvaniņu dārzs', 'Klavieres pie loga',
    ],
    en: ['Music Box Mornings', 'Small Sonatas', 'The Quiet Carousel', 'Glockenspiel Garden'],
  },
  celojumi: {
    lv: [
      'Ar tramvaju uz jūru', 'Kapteiņa Kauliņa karte', 'Vilciens uz Mēnesi', 'Soma, kompass un sviestmaize',
      'Mazbānītis dzied', 'Divi ezeri tālāk', 'Ap pasauli ar skrejriteni', 'Bākas gaismā',
      'Kuģis no riekstu čaulas',
    ],
    en: [
      'Paper Map', 'The Lighthouse Express', 'Are We There Yet?', 'Suitcase Full of Songs', 'Sailing in a Teacup',
      'North of the Sofa',
    ],
  },
  'dzimsanas-diena': {
    lv: [
      'Kliņģeris ar svecītēm', 'Daudz baltu dieniņu', 'Balonu diena', 'Ballīte mežā', 'Šodien man ir pieci',
      'Torte līdz griestiem', 'Ielūgums',
    ],
    en: ['Blow Out the Stars', 'Cake for Breakfast', 'Seven Candles', 'The Balloon Committee'],
  },
}
