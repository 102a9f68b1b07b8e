import { ProgressBar, ProgressCircle } from '@/ui/feedback/progress'

import type { Story } from '../story'

/** @see ProgressBar and ProgressCircle */
export const story: Story = {
  title: 'ProgressBar and ProgressCircle',
  states: {
    'As bars': () => (
      <div className="grid max-w-md gap-5">
        <ProgressBar label="Augšupielādē “Saulīte.mp3”" value={42} />
        <ProgressBar label="Dziesmas" value={3} max={12} valueText="3 no 12 dziesmām" />
        <ProgressBar label="Gatavs" value={100} />
        <ProgressBar label="Vēl nav sācies" value={0} />
      </div>
    ),
    'As an indeterminate bar': () => (
      <div className="max-w-md">
        <ProgressBar label="Apstrādā" value={null} />
      </div>
    ),
    'As a bar with long texts': () => (
      <div className="max-w-2xs">
        <ProgressBar
          label="Pārbauda visus augšupielādētos Ziemassvētku ierakstus"
          value={7}
          max={9}
          valueText="7 no 9"
        />
      </div>
    ),
    'As a bar without a visible label': () => <ProgressBar label="Augšupielāde" value={64} isLabelHidden />,
    'As circles': () => (
      <div className="flex flex-wrap items-center gap-4">
        <ProgressCircle label="Lejupielāde" value={0} />
        <ProgressCircle label="Lejupielāde" value={25} />
        <ProgressCircle label="Lejupielāde" value={66} className="size-16" hasText />
        <ProgressCircle label="Lejupielāde" value={null} />
      </div>
    ),
  },
}
