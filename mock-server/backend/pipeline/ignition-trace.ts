type Snippet = Record<number, string>

type Frame = {
  applicationFrame: boolean
  codeSnippet: Snippet
  /** Segments of the file's path. */
  path: string[]
  lineNumber: number
  method: string
  /** Index in the whole stack, including vendor frames. */
  flatIndex: number
}

type Sketch = { file: string; method: string; line: number; code: string[] }

const PHP_VERSION = '8.2.12'
const ROOT = '/var/www/html'

/** Lines of code around the failing one, which is in the middle. */
const snippetOf = ({ line, code }: Sketch): Snippet =>
  Object.fromEntries(code.map((text, index) => [line - Math.floor(code.length / 2) + index, text]))

const frameOf = (sketch: Sketch, flatIndex: number): Frame => ({
  applicationFrame: !sketch.file.startsWith('vendor/'),
  codeSnippet: snippetOf(sketch),
  path: sketch.file.split('/'),
  lineNumber: sketch.line,
  method: sketch.method,
  flatIndex,
})

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

function controller(endpoint: string): Sketch {
  const [group = 'site', method = 'handle'] = endpoint.split('.')
  return {
    file: `app/Http/Controllers/${capitalize(group)}Controller.php`,
    method,
    line: 42,
    code: [
      `    public function ${method}(Request $request)`,
      '    {',
      '        return $this->success($this->load($request));',
      '    }',
      '',
    ],
  }
}

const vendor: Sketch[] = [
  {
    file: 'vendor/laravel/framework/src/Illuminate/Routing/Controller.php',
    method: 'callAction',
    line: 54,
    code: [
      '    public function callAction($method, $parameters)',
      '    {',
      '        return $this->{$method}(...array_values($parameters));',
      '    }',
      '',
    ],
  },
  {
    file: 'vendor/laravel/framework/src/Illuminate/Pipeline/Pipeline.php',
    method: 'then',
    line: 119,
    code: ['        );', '', '        return $pipeline($this->passable);', '    }', ''],
  },
]

const entry: Sketch = {
  file: 'public/index.php',
  method: 'handle',
  line: 51,
  code: [
    '$kernel = $app->make(Kernel::class);',
    '',
    '$response = $kernel->handle(',
    '    $request = Request::capture()',
    ')->send();',
  ],
}

/**
 * Fields the backend adds to errors for administrators (backend contract, section 2.4): a list of application frames
 * and groups of vendor frames, the failing call first.
 */
export function ignitionTrace(thrown: unknown, appVersion: string | null | undefined, endpoint = 'site.handle') {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  const [own, first, second, last] = [controller(endpoint), ...vendor, entry].map(frameOf)
  return {
    ignitionTrace: true,
    message: error.message,
    exception: error.name,
    file: `${ROOT}/${controller(endpoint).file}`,
    line: controller(endpoint).line,
    trace: [own, { vendorGroup: true, items: [first, second] }, last],
    totalVendorGroups: 1,
    phpVersion: PHP_VERSION,
    appVersion: appVersion ?? null,
  }
}
