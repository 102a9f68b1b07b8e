import type { GenreSlug } from './genres'

/** Cases of a Latvian noun: nominative, genitive, accusative. */
type Character = readonly [who: string, whose: string, whom: string]

export const CHARACTERS: readonly Character[] = [
  ['ezītis', 'ezīša', 'ezīti'], ['lācītis', 'lācīša', 'lācīti'], ['zaķēns', 'zaķēna', 'zaķēnu'],
  ['vāverīte', 'vāverītes', 'vāverīti'], ['pūcīte', 'pūcītes', 'pūcīti'], ['pelīte', 'pelītes', 'pelīti'],
  ['kaķītis', 'kaķīša', 'kaķīti'], ['sunītis', 'sunīša', 'sunīti'], ['gailītis', 'gailīša', 'gailīti'],
  ['vistiņa', 'vistiņas', 'vistiņu'], ['pīlēns', 'pīlēna', 'pīlēnu'], ['kaziņa', 'kaziņas', 'kaziņu'],
  ['jēriņš', 'jēriņa', 'jēriņu'], ['sivēniņš', 'sivēniņa', 'sivēniņu'], ['kumeliņš', 'kumeliņa', 'kumeliņu'],
  ['gotiņa', 'gotiņas', 'gotiņu'], ['vilcēns', 'vilcēna', 'vilcēnu'], ['lapsēns', 'lapsēna', 'lapsēnu'],
  ['bebrēns', 'bebrēna', 'bebrēnu'], ['ūdrītis', 'ūdrīša', 'ūdrīti'], ['stirniņa', 'stirniņas', 'stirniņu'],
  ['vardīte', 'vardītes', 'vardīti'], ['gliemezītis', 'gliemezīša', 'gliemezīti'],
  ['skudriņa', 'skudriņas', 'skudriņu'], ['bitīte', 'bitītes', 'bitīti'], ['kamene', 'kamenes', 'kameni'],
  ['tauriņš', 'tauriņa', 'tauriņu'], ['mārīte', 'mārītes', 'mārīti'], ['circenītis', 'circenīša', 'circenīti'],
  ['zirneklītis', 'zirneklīša', 'zirneklīti'], ['zvirbulēns', 'zvirbulēna', 'zvirbulēnu'],
  ['bezdelīga', 'bezdelīgas', 'bezdelīgu'], ['dzenītis', 'dzenīša', 'dzenīti'], ['zīlīte', 'zīlītes', 'zīlīti'],
  ['stārķis', 'stārķa', 'stārķi'], ['gulbītis', 'gulbīša', 'gulbīti'], ['kaija', 'kaijas', 'kaiju'],
  ['ronēns', 'ronēna', 'ronēnu'], ['valis', 'vaļa', 'vali'], ['žagata', 'žagatas', 'žagatu'],
  ['kurmītis', 'kurmīša', 'kurmīti'], ['mākonītis', 'mākonīša', 'mākonīti'], ['vējiņš', 'vējiņa', 'vējiņu'],
  ['rūķītis', 'rūķīša', 'rūķīti'], ['burvis', 'burvja', 'burvi'], ['kapteinis', 'kapteiņa', 'kapteini'],
  ['vilcieniņš', 'vilcieniņa', 'vilcieniņu'], ['traktoriņš', 'traktoriņa', 'traktoriņu'],
  ['vecmāmiņa', 'vecmāmiņas', 'vecmāmiņu'], ['vectētiņš', 'vectētiņa', 'vectētiņu'],
  ['brālītis', 'brālīša', 'brālīti'], ['māsiņa', 'māsiņas', 'māsiņu'], ['pūķēns', 'pūķēna', 'pūķēnu'],
  ['aļņu mazulis', 'aļņu mazuļa', 'aļņu mazuli'],
]

export const CROWDS = [
  'kaķēni', 'pīlēni', 'lācēni', 'zaķēni', 'peļuki', 'sivēni', 'rūķi', 'bebri', 'vilcēni', 'zvirbuļi', 'jēriņi',
  'ronēni', 'lapsēni', 'gulbēni', 'eži', 'tauriņi', 'brālēni', 'draugi', 'pūķēni', 'cālīši',
] as const
export const NUMBERS = [
  'Divi', 'Trīs', 'Četri', 'Pieci', 'Seši', 'Septiņi', 'Astoņi', 'Deviņi', 'Desmit', 'Divpadsmit',
] as const

/** Verb phrases in the third person, which is the same for singular and plural in Latvian. */
export const DEEDS: Readonly<Record<GenreSlug, readonly string[]>> = {
  supuldziesmas: [
    'iet gulēt', 'žāvājas', 'sapņo par jūru', 'meklē spilvenu', 'klausās, kā līst', 'skaita zvaigznes',
    'vēl negrib gulēt', 'dzied mēnesim', 'guļ zem lapas', 'snauž šūpolēs', 'šūpo mēnesi', 'glabā klusumu',
  ],
  tautasdziesmas: [
    'nāk ciemos', 'kāzas dzer', 'kuļ miežus', 'maļ miltus', 'gana zirgus', 'auž jostu', 'ada cimdus',
    'vij valdziņu', 'spēlē kokli', 'dzied kalnā', 'skrien pār Daugavu', 'rotājas pie saules',
  ],
  'rotalas-un-dejas': [
    'dejo polku', 'griežas valsī', 'rāda jaunu soli', 'sit plaukstas', 'mācās dejot', 'virpina lentes',
    'lec pāri slotai', 'mij pārus', 'spēlē paslēpes', 'dejo klumpās', 'sauc uz danci', 'brien peļķēs',
  ],
  'kustibu-dziesmas': [
    'stiepjas līdz debesīm', 'lec augstu', 'rāpo zem galda', 'soļo pa laukumu', 'peld uz muguras', 'met kūleņus',
    'skrien stafeti', 'vingro no rīta', 'stāv uz vienas kājas', 'kāpj kokā', 'slēpo bez sniega',
  ],
  skaitampanti: [
    'skaita pogas', 'skaita līdz desmit', 'meklē zeķi', 'jauc vārdus', 'ber pupas', 'paslēpjas skapī',
    'ripina zirņus', 'velk lozi', 'šļūc pa šaurām šļūcēm', 'dala āboliņus', 'kļūdās skaitot',
  ],
  'muzikalas-pasakas': [
    'atrod karti', 'satiek burvi', 'izglābj mežu', 'runā ar ozolu', 'atrod zelta atslēgu', 'tur solījumu',
    'brauc uz pili', 'pārspēj milzi', 'zaudē ēnu', 'dzird noslēpumu', 'atver septītās durvis',
  ],
  ziemassvetki: [
    'gaida sniegu', 'cep piparkūkas', 'rotā eglīti', 'raksta vēstuli', 'slido pa dīķi', 'brauc kamanās',
    'satiek rūķi', 'ķer sniegpārslas', 'ietin dāvanu', 'dedz svecīti', 'ēd zirņus', 'veļ sniegavīru',
  ],
  'ligo-un-jani': [
    'pin vainagu', 'meklē papardes ziedu', 'sien sieru', 'līgo līdz rītam', 'lasa jāņuzāles', 'sargā ugunskuru',
    'gaida sauli', 'brien rasā', 'dzied pie ozola',
  ],
  'daba-un-dzivnieki': [
    'vāc zīles', 'būvē ligzdu', 'atgriežas mājās', 'dzer rasu', 'mazgājas lietū', 'krāj medu', 'slēpjas zālē',
    'dzied krūmos', 'kāpj kalnā', 'guļ ziemas miegu', 'sēž uz sēnes', 'iet pēc ogām', 'klausās vējā',
  ],
  'macamies-dziedot': [
    'mācās burtus', 'tīra zobus', 'mazgā rokas', 'saka paldies', 'šķiro krāsas', 'iet uz skolu', 'lasa grāmatu',
    'zīmē apli', 'dalās ar ābolu', 'šķērso ielu', 'sien kurpes', 'pazīst pulksteni',
  ],
  'bernu-pops': [
    'brauc ar tramvaju', 'grib saldējumu', 'dzied dušā', 'spēlē ģitāru', 'neapstājas', 'smejas skaļi',
    'svin piektdienu', 'pūš burbuļus', 'ripina skrejriteni', 'dejo uz jumta', 'dibina grupu',
  ],
  'instrumentala-muzika': [
    'spēlē vijoli', 'klausās klavieres', 'pūš stabuli', 'skandina zvaniņus', 'noskaņo kokli', 'diriģē vēju',
    'zvana trijstūri',
  ],
  celojumi: [
    'brauc uz Kuldīgu', 'lido uz Āfriku', 'kāpj Gaiziņkalnā', 'kuģo pa Daugavu', 'pazaudē koferi', 'guļ teltī',
    'sēžas vilcienā', 'sūta pastkarti', 'krāmē somu', 'apmaldās Rīgā', 'redz jūru', 'airē laivu', 'brauc uz Cēsīm',
  ],
  'dzimsanas-diena': [
    'cep torti', 'pūš balonus', 'ēd kliņģeri', 'aicina ciemos', 'saņem dāvanu', 'nopūš sveces', 'svin svētkus',
    'gaida viesus', 'dzied jubilāram', 'slēpj pārsteigumu',
  ],
}

/** Possessions of a character. */
export const THINGS: Readonly<Record<GenreSlug, readonly string[]>> = {
  supuldziesmas: [
    'šūpuļdziesma', 'sapnis', 'gultiņa', 'naktslampiņa', 'spilvens', 'vakara dziesma', 'pidžama', 'miega pasaka',
  ],
  tautasdziesmas: [
    'danči', 'kāzas', 'dzirnavas', 'vainadziņš', 'villainīte', 'pūrs', 'koklīte', 'godi', 'cimdu raksti',
  ],
  'rotalas-un-dejas': [
    'polka', 'valsis', 'dejas soļi', 'klumpes', 'mazurka', 'rotaļa', 'lielais lēciens', 'dancis',
  ],
  'kustibu-dziesmas': ['skrējiens', 'vingrošana', 'stafete', 'maršs', 'rīta rosme', 'kūlenis', 'ātrie soļi'],
  skaitampanti: [
    'pogas', 'zeķes', 'skaitāmpants', 'mīkla', 'desmit pirksti', 'mēles mežģis', 'pupas', 'riekstu maiss',
  ],
  'muzikalas-pasakas': [
    'noslēpums', 'pils', 'burvju cepure', 'karte', 'trīs vēlēšanās', 'lielais stāsts', 'spogulis', 'zelta kurpīte',
  ],
  ziemassvetki: [
    'eglīte', 'kamanas', 'piparkūka', 'sniega pils', 'ziemas mētelis', 'zvaniņš', 'vēstule rūķiem', 'baltais rīts',
  ],
  'ligo-un-jani': ['vainags', 'ugunskurs', 'siera ripa', 'jāņuzāles', 'papardes zieds', 'vasaras nakts'],
  'daba-un-dzivnieki': [
    'pēdas', 'taka', 'zābaciņi', 'lietussargs', 'meža skola', 'pavasaris', 'ziemas krājumi', 'rudens', 'miera osta',
    'zaļā māja',
  ],
  'macamies-dziedot': [
    'burti', 'krāsas', 'zobu birste', 'grāmata', 'skolas soma', 'jautājumi', 'pulkstenis', 'zīmulis',
  ],
  'bernu-pops': [
    'superspēks', 'saldējums', 'skrejritenis', 'austiņas', 'disko', 'koncerts', 'raibās zeķes', 'rokenrols',
  ],
  'instrumentala-muzika': [
    'prelūdija', 'serenāde', 'noktirne', 'valsis', 'maršs', 'etīde', 'menuets', 'rapsodija', 'kaprīze', 'sonatīne',
    'pastorāle', 'humoreska',
  ],
  celojumi: ['ceļasoma', 'kompass', 'pastkarte', 'laiva', 'telts', 'velosipēds', 'tālais ceļš', 'pietura', 'karte'],
  'dzimsanas-diena': ['torte', 'dāvana', 'kliņģeris', 'baloni', 'ballīte', 'svētki', 'lielā diena', 'viesi'],
}

export const BEGINNINGS: Readonly<Record<GenreSlug, readonly string[]>> = {
  supuldziesmas: ['Vakars', 'Klusums', 'Mēness gaisma', 'Sapņi', 'Miedziņš'],
  tautasdziesmas: ['Danči', 'Rotaļas', 'Talka', 'Saule', 'Dziesma'],
  'rotalas-un-dejas': ['Polka', 'Valsis', 'Paslēpes', 'Aplis', 'Lielais dancis'],
  'kustibu-dziesmas': ['Skrējiens', 'Lēkšana', 'Gājiens', 'Šūpoles'],
  skaitampanti: ['Paslēpes', 'Skaitīšana', 'Pogas', 'Mīklas'],
  'muzikalas-pasakas': ['Tikšanās', 'Noslēpums', 'Balss', 'Durvis', 'Pils'],
  ziemassvetki: ['Sniegs', 'Svētvakars', 'Zvaniņi', 'Svecītes', 'Putenis'],
  'ligo-un-jani': ['Līgovakars', 'Ugunskurs', 'Rasa', 'Saullēkts', 'Vainags'],
  'daba-un-dzivnieki': ['Rīts', 'Lietus', 'Pavasaris', 'Migla', 'Varavīksne', 'Gājputni', 'Saulriets'],
  'macamies-dziedot': ['Stunda', 'Burti', 'Krāsas', 'Jautājumi', 'Pirmā diena'],
  'bernu-pops': ['Brīvdienas', 'Disko', 'Koncerts', 'Pikniks', 'Limonāde'],
  'instrumentala-muzika': ['Rīts', 'Atbalss', 'Serenāde', 'Klusums', 'Zvaniņi', 'Pastorāle'],
  celojumi: ['Brokastis', 'Telts', 'Vētra', 'Laivas', 'Pieturvieta', 'Naktsmājas'],
  'dzimsanas-diena': ['Ballīte', 'Pārsteigums', 'Svētki', 'Pikniks', 'Kliņģeris'],
}

export const PLACES = [
  'mežā', 'pļavā', 'dārzā', 'pagalmā', 'pie jūras', 'pie ezera', 'upes līkumā', 'kalna galā', 'zem ozola',
  'uz jumta', 'bēniņos', 'virtuvē', 'vecajā šķūnī', 'ābeļdārzā', 'Vecrīgā', 'Siguldā', 'Liepājā', 'Ventspilī',
  'Cēsīs', 'Rēzeknē', 'Jūrmalas kāpās', 'Ķemeru purvā', 'Daugavas krastā', 'Alūksnē', 'Talsu pakalnos', 'Kuldīgā',
  'Madonā', 'Engurē', 'Kolkasragā', 'uz mola', 'bākas tornī', 'aiz mākoņiem', 'tramvaja pieturā', 'zem segas',
  'vectēva dravā', 'aiz septiņiem kalniem', 'uz tilta', 'mazā istabā', 'pie akas', 'bērzu birzī', 'Mežaparkā',
  'Valmieras stacijā', 'uz ledus',
] as const
