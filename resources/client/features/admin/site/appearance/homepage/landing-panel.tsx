import { useTranslation } from '@/core/platform/i18n/use-translation'
import { SwitchField } from '@/ui/fields/switch-field'

import { valueTitles } from '../draft/value-titles'
import { useValue } from '../editor-context'
import { PanelGroup } from '../fields/panel-group'
import { ResetSettings } from '../reset-value'
import { ActionField } from './action-field'
import { FeatureEditor } from './feature-editor'
import { FeatureList } from './feature-list'
import { OverlayField, PictureOpacity } from './header-picture-fields'
import { LandingPicture, LandingText } from './landing-fields'
import { type LandingPart, landingParts, type LandingPlace } from './landing-parts'
import { useShownLanding } from './use-shown-landing'

const fieldsOf: Record<LandingPart, (place: LandingPlace) => React.JSX.Element> = {
  header: () => <HeaderFields />,
  actions: () => <ActionFields />,
  primaryFeatures: ({ index }) => <FeatureFields list="primaryFeatures" index={index} />,
  secondaryFeatures: ({ index }) => <FeatureFields list="secondaryFeatures" index={index} />,
  plans: () => <PlanFields />,
  footer: () => <FooterFields />,
}

/** Fields of a part of the landing page, which the preview shows meanwhile. */
export function LandingPanel({ place }: { place: LandingPlace }) {
  const { t } = useTranslation()
  useShownLanding()
  const { part } = place
  return <PanelGroup title={t(landingParts[part].title)}>{fieldsOf[part](place)}</PanelGroup>
}

type FeatureFieldsProps = { list: 'primaryFeatures' | 'secondaryFeatures'; index: number | undefined }

const FeatureFields = ({ list, index }: FeatureFieldsProps) =>
  index === undefined ? <FeatureList list={list} /> : <FeatureEditor key={index} list={list} index={index} />

function HeaderFields() {
  const { t } = useTranslation()
  const field = (path: string, label: string) => ({ part: 'header' as const, path, label })
  return (
    <>
      <LandingText {...field('headerTitle', t('Title'))} description={t('The site’s name if empty.')} rows={2} />
      <LandingText
        {...field('headerSubtitle', t('Subtitle'))}
        description={t('The site’s description if empty.')}
        rows={3}
      />
      <LandingPicture {...field('headerImage', t('Picture'))} />
      <PictureOpacity {...field('headerImageOpacity', t('Opacity of the picture'))} />
      <OverlayField {...field('headerOverlayColor1', t('Colour over the picture, below left'))} />
      <OverlayField {...field('headerOverlayColor2', t('Colour over the picture, above right'))} />
    </>
  )
}

function ActionFields() {
  const { t } = useTranslation()
  const field = (path: string, label: string) => ({ part: 'actions' as const, path: `actions.${path}`, label })
  return (
    <>
      <LandingText
        {...field('inputText', t('Text in the search field'))}
        description={t('The search is shown with a text here or on its button.')}
      />
      <LandingText {...field('inputButton', t('Text of the search button'))} />
      <ActionField {...field('cta1', t('First button'))} description={t('No button without a text.')} />
      <ActionField {...field('cta2', t('Second button'))} description={t('No button without a text.')} />
    </>
  )
}

function PlanFields() {
  const { t } = useTranslation()
  const field = (path: string, label: string) => ({ part: 'plans' as const, path, label })
  return (
    <>
      <LandingSwitch name="homepage.trending" description={t('The most played artists, with their pictures.')} />
      <LandingSwitch name="homepage.pricing" description={t('Needs billing to be switched on in the settings.')} />
      <LandingText {...field('pricingTitle', t('Title of the plans'))} />
      <LandingText {...field('pricingSubtitle', t('Subtitle of the plans'))} rows={2} />
    </>
  )
}

function FooterFields() {
  const { t } = useTranslation()
  const field = (path: string, label: string) => ({ part: 'footer' as const, path, label })
  return (
    <>
      <LandingText {...field('footerTitle', t('Title'))} description={t('No banner without a title and subtitle.')} />
      <LandingText {...field('footerSubtitle', t('Subtitle'))} rows={2} />
      <LandingPicture {...field('footerImage', t('Picture'))} />
      <ActionField {...field('actions.cta3', t('Button'))} description={t('No button without a text.')} />
    </>
  )
}

type LandingSwitchProps = { name: 'homepage.trending' | 'homepage.pricing'; description: string }

function LandingSwitch({ name, description }: LandingSwitchProps) {
  const { t } = useTranslation()
  const { value, change, error } = useValue(name)
  const label = t(valueTitles[name])
  return (
    <div className="flex flex-col gap-1.5">
      <SwitchField
        label={label}
        description={description}
        error={error}
        checked={value}
        onChange={(isOn) => change(isOn, { name: label, target: `${name}/${isOn}` })}
      />
      <ResetSettings names={[name]} />
    </div>
  )
}
