import { useTranslation } from '@/core/platform/i18n/use-translation'

import type { InputProblem } from '../request/check-input'

/** Returns a function that explains why an entered value cannot be sent. */
export function useProblemText(): (problem: InputProblem | undefined) => string | undefined {
  const { t } = useTranslation()
  return (problem) => {
    switch (problem) {
      case 'required':
        return t('Enter a value.')
      case 'pathSegment':
        return t('A path cannot contain this value.')
      case 'json':
        return t('This is not valid JSON.')
      case undefined:
        return undefined
    }
  }
}
