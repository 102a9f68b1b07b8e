import { useId } from 'react'

import { type TranslationKey, useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { TaxNote } from '@/core/shared/plan-table/tax-note'
import { Link } from '@/ui/links/link'

type Question = { question: TranslationKey; answer: TranslationKey }

/** Questions of families before they pay. The answers hold on every site: a plan's card lists what it includes. */
const questions: readonly Question[] = [
  {
    question: 'How do I stop?',
    answer:
      'Cancel in Billing at any time. The plan works until the end of the paid period, and nothing more is charged.',
  },
  {
    question: 'Can I switch to another plan later?',
    answer: 'Yes. Choose it on this page. Before you confirm, you see both plans, what changes and when you pay.',
  },
  {
    question: 'What do children get?',
    answer:
      'In plans that list profiles for children, each child listens in a profile of their own: no ads, no shop and nothing to pay for.',
  },
  {
    question: 'On which devices can we listen?',
    answer:
      'In an up-to-date browser on a phone, tablet or computer. Account settings list your active sessions, and let you end the others.',
  },
]

/** Notes below the plans: tax, four questions with their answers, all visible at once, and a link for other ones. */
export function PlanQuestions() {
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="space-y-6">
      <TaxNote />
      <h2 id={titleId} className="text-2xl">
        {t('Good to know before you choose')}
      </h2>
      <div className="grid gap-x-12 gap-y-6 md:grid-cols-2">
        {questions.map(({ question, answer }) => (
          <div key={question} className="space-y-1">
            <h3 className="text-lg">{t(question)}</h3>
            <p className="max-w-prose text-muted">{t(answer)}</p>
          </div>
        ))}
      </div>
      <ContactPrompt />
    </section>
  )
}

/** Link to the contact form. */
function ContactPrompt() {
  const { t } = useTranslation()
  return (
    <p className="text-center text-lg">
      {t('Do you have any questions about our plans?')}{' '}
      <Link
        to={paths.contact.link()}
        className="inline-flex min-h-target items-center font-bold text-primary underline underline-offset-4"
      >
        {t('Contact us')}
      </Link>
    </p>
  )
}
