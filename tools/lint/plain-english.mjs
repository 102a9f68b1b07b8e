/**
 * Discouraged wording with its replacement from docs/style.md, as patterns for comments, test titles and documents.
 */
export const REPLACED_WORDING = [
  [
    /\bso (?:long|many|often)\b/i,
    'no "so long", "so many", "so often": write "how long", "the number of", or name the unit',
  ],
  [/\b(?:nobody|somebody|whoever)\b/i, 'name the actor: the server, the user, the browser, the other tab'],
  [/\banew\b/i, '"refetch", "reload" or "again"'],
  [/\bmend(?:s|ed|ing)?\b/i, '"retry", "renew", "recover" or "fix"'],
  [/\bhindrances?\b/i, '"playback blocker"'],
  [/\b(?:companions?|accompan(?:y|ies|ied))\b/i, '"plugins"'],
  [/\bgone on with\b/i, '"resumed"'],
  [/\bowed\b/i, '"pending"'],
  [/\b(?:takes?|took|taken|taking) back\b/i, '"rolls back", "undoes" or "restores"'],
  [/\bleft lying\b/i, '"orphaned" or "unfinished"'],
  [/\bone's own\b/i, '"own" or "the current user\'s"'],
  [/\basked ahead\b/i, '"prefetched"'],
  [/\b(?:tells?|told|says?|said) (?:of|nothing)\b/i, '"notifies", "reports" or "logs", with an object'],
  [/\b(?:hears?|heard) of\b/i, '"is notified of" or "receives"'],
  [/\bmay be had\b/i, '"is available"'],
  [/\bwithout an? (?:answer|reply)\b/i, '"without a response"'],
  [/\bstands? (?:in|beside)\b/i, '"replaces" or "is next to"'],
  [/\bgoes (?:by|on)\b/i, '"uses", "continues" or "resumes"'],
  [/\b(?:has|have) come\b/i, '"has arrived", "has loaded" or "has started"'],
  [/\bknows? of\b/i, '"knows", "stores" or "lists"'],
  [/\b(?:is|are) there (?:already|yet|before)\b/i, '"exists", "is loaded" or "is visible"'],
  [/\bin its place\b/i, '"instead"'],
  [/\bof (?:its|their) own\b/i, '"separate", or "its own" before the noun'],
  [/\bnever comes?\b/i, '"does not arrive" or "does not fire"'],
  [/\bfor good\b/i, '"permanently"'],
  [/\bany more\b/i, '"no longer"'],
  [/\breturns the way\b/i, '"returns a function that …"'],
  [/\bshall\b/i, '"must"'],
]

/** Openings without a subject: "What is kept", "Who is not there". */
export const HEADLESS_OPENING = /^(?:what|who|whom|whoever|whatever)\b(?!.*\?$)/i

const OPENINGS =
  'about after as at before between by for from in inside into it its nobody none nothing of on onto over since than ' +
  'that their there they this those through to under until upon what when where which while who whoever whose with ' +
  'within without'

/** First words of a title that depend on an earlier sentence: prepositions, pronouns, conjunctions. */
export const DEPENDENT_OPENING = new RegExp(String.raw`^(?:${OPENINGS.replaceAll(' ', '|')})\b`, 'i')

/** Returns a suggestion for each discouraged wording in a text. */
export const adviceFor = (text) =>
  REPLACED_WORDING.flatMap(([pattern, advice]) => {
    const found = pattern.exec(text)
    return found ? [`"${found[0]}": write ${advice}`] : []
  })
