import type { MockErrorLogFile, MockLogEntry } from '../../store/log-rows'

const ROOT = '/var/www/html'
const FRAMEWORK = `${ROOT}/vendor/laravel/framework/src/Illuminate`

/** A stack trace as Laravel logs it: a frame of the site among those of libraries. */
const trace = (
  site: string,
) => `[object] (Illuminate\\Database\\QueryException(code: 42S22) at ${FRAMEWORK}/Database/Connection.php:829)
[stacktrace]
#0 ${FRAMEWORK}/Database/Connection.php(783): Illuminate\\Database\\Connection->runQueryCallback()
#1 ${FRAMEWORK}/Database/Connection.php(423): Illuminate\\Database\\Connection->run()
#2 ${ROOT}/${site}
#3 ${FRAMEWORK}/Routing/Controller.php(54): callAction()
#4 ${FRAMEWORK}/Pipeline/Pipeline.php(180): Illuminate\\Pipeline\\Pipeline->then()
#5 {main}`

const entry = (time: string, level: string, message: string, exception: string | null = null): MockLogEntry => ({
  level,
  datetime: `2026-10-02 ${time}`,
  message,
  exception,
})

const RECORDING = 'app/Services/Tracks/StoreTrack.php(87): App\\Services\\Tracks\\StoreTrack->save()'

/** Number of frames in the trace of an endless recursion. */
const RECURSION = 6000

const recursion = Array.from(
  { length: RECURSION },
  (_, index) => `#${index} ${ROOT}/app/Services/Playlists/Order.php(31): App\\Services\\Playlists\\Order->sort()`,
).join('\n')

const today: readonly MockLogEntry[] = [
  entry('06:00:01', 'INFO', 'Kešatmiņa ir iztukšota.'),
  entry('06:30:12', 'WARNING', 'Pasta serveris neatbild jau 12 sekundes.'),
  entry('07:15:40', 'ERROR', 'Allowed memory size of 134217728 bytes exhausted', recursion),
  entry('08:02:55', 'ERROR', 'Nevar saglabāt skaņdarbu “Aijā, žūžū”: trūkst kolonnas album_order.', trace(RECORDING)),
  entry(
    '08:20:31',
    'ERROR',
    '<img src=x onerror="alert(1)"><script>document.title="uzlauzts"</script> nav derīgs nosaukums',
    `<b>Kļūda</b>\n${trace(RECORDING)}`,
  ),
  entry('08:41:09', 'CRITICAL', 'Krātuvē vairs nav vietas.', trace('app/Services/Uploads/Store.php(12): put()')),
]

/** Days of a month whose entries make up its file. */
const september = Array.from({ length: 30 }, (_, day) => ({
  ...entry('03:00:00', day % 3 === 0 ? 'WARNING' : 'ERROR', `The job SendDigest failed on day ${day + 1}.`, ''),
  datetime: `2026-09-${String(day + 1).padStart(2, '0')} 03:00:00`,
}))

/** Error logs: of today, of yesterday, and 100 MB of a month. */
export const errorLogFiles: readonly MockErrorLogFile[] = [
  { id: 1, name: 'laravel-2026-10-02.log', identifier: 'c4f1-laravel-2026-10-02.log', entries: today },
  {
    id: 2,
    name: 'laravel-2026-10-01.log',
    identifier: 'b7a0-laravel-2026-10-01.log',
    entries: [
      { ...entry('23:10:00', 'NOTICE', 'Lietotājs ar mašīnu “🎻” ir izdzēsts.'), datetime: '2026-10-01 23:10:00' },
    ],
  },
  {
    id: 3,
    name: 'laravel-2026-09.log',
    identifier: 'a902-laravel-2026-09.log',
    entries: september,
    repeated: { count: 20_480, entryBytes: 5120 },
  },
]
