/** Structures to avoid in comments, test titles and documents, with their replacements from docs/style.md. */
export const REPLACED_WORDING = [
  [
    /\bso (?:long|many|often)\b(?! as\b)/i,
    'no "so long", "so many", "so often": write "how long", "the number of", or name the unit',
  ],
  [/\b(?:somebody|whoever)\b/i, 'name the actor: the server, the user, the browser, the other tab'],
  [/\bone's own\b/i, '"own" or "the current user\'s"'],
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
