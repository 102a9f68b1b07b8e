import type { Translation } from '@/core/platform/i18n/translation'

import type { LineProblem } from './line-problems'

/** Describes what is wrong with a line. */
export const problemText = ({ t }: Translation, problem: LineProblem): string =>
  'lost' in problem
    ? t('The translation must contain :placeholders.', { placeholders: problem.lost.join(', ') })
    : t('Plural forms are missing: :forms. Write them as [one …|other …].', { forms: problem.forms.join(', ') })
