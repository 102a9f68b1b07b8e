type Quatrain = readonly [string, string, string, string]

/** Traditional public-domain quatrains: Latvian people songs and English nursery rhymes. */
export const VERSES: Record<'lv' | 'en', readonly Quatrain[]> = {
  lv: [
    ['Aijā, žūžū, lāča bērni,', 'Pekainām kājiņām;', 'Tēvs aizgāja bišu kāpt,', 'Māte ogu palasīt.'],
    ['Velc, pelīte, saldu miegu', 'Mazajam bērniņam;', 'Aijā, žūžū, aijā, žūžū,', 'Mazajam bērniņam.'],
    ['Saule brauca debesīs,', 'Sudrabotiem kumeliem;', 'Mēnestiņis zvaigznes skaita,', 'Vai ir visas vakarā.'],
    ['Kur tu teci, gailīti manu,', 'No rītiņa agrumā?', 'Es tecēju meitas celt,', 'No rītiņa agrumā.'],
    ['Pūt, vējiņi, dzen laiviņu,', 'Aizdzen mani Kurzemē;', 'Kurzemniece man solīja', 'Savu meitu malējiņu.'],
    ['Div’ dūjiņas gaisā skrēja,', 'Abas skrēja dūdodamas;', 'Div’ bāliņi karā jāja,', 'Abi jāja domādami.'],
    ['Tumša nakte, zaļa zāle,', 'Laukā laidu kumeliņu;', 'Nu man jāja, nu man jāja', 'Caur sudraba birztaliņu.'],
    ['Bēdu manu, lielu bēdu,', 'Es par bēdu nebēdāju;', 'Liku bēdu zem akmeņa,', 'Pāri gāju dziedādama.'],
    ['Rūku, rūku kaķītis,', 'Peles ķēra krāsnī;', 'Kad pelīti noķēra,', 'Iznesa uz dzirnavām.'],
    [
      'Zvaigžņu, zvaigžņu, debestiņa,',
      'Zvaigznes vien spīdināja;',
      'Dzied, māsiņa, vakarā,',
      'Lai aiziet saldā miegā.',
    ],
  ],
  en: [
    [
      'Twinkle, twinkle, little star,',
      'How I wonder what you are!',
      'Up above the world so high,',
      'Like a diamond in the sky.',
    ],
    [
      'Row, row, row your boat',
      'Gently down the stream;',
      'Merrily, merrily, merrily, merrily,',
      'Life is but a dream.',
    ],
    [
      'Mary had a little lamb,',
      'Its fleece was white as snow;',
      'And everywhere that Mary went',
      'The lamb was sure to go.',
    ],
    ['Baa, baa, black sheep,', 'Have you any wool?', 'Yes, sir, yes, sir,', 'Three bags full.'],
    [
      'Hush-a-bye, baby, on the tree top,',
      'When the wind blows, the cradle will rock;',
      'Sleep through the night',
      'and wake with the sun.',
    ],
    [
      'Hickory, dickory, dock,',
      'The mouse ran up the clock;',
      'The clock struck one, the mouse ran down,',
      'Hickory, dickory, dock.',
    ],
  ],
}
