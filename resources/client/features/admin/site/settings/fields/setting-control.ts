/** Props of every control of a setting. */
export type SettingControlProps = {
  label: string
  description: string | undefined
  error: string | undefined
  value: unknown
  onChange: (value: unknown) => void
}
