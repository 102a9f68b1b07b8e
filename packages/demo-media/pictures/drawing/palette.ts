/** A colour scheme; `far`, `middle` and `near` are the land (or water) from the horizon to the viewer. */
export type Palette = {
  sky: readonly [top: string, bottom: string]
  far: string
  middle: string
  near: string
  accent: string
  /** Sun, moon and lit windows. */
  glow: string
  cream: string
  ink: string
}

export const DAY_PALETTES: readonly Palette[] = [
  {
    // apricot morning
    sky: ['#FFEBCF', '#F9C3A3'],
    far: '#E9A88E',
    middle: '#7F937C',
    near: '#4A6656',
    accent: '#D9553B',
    glow: '#FFD36E',
    cream: '#FFF6E6',
    ink: '#33383F',
  },
  {
    // meadow
    sky: ['#D5ECEF', '#F6F3D4'],
    far: '#B5D3A4',
    middle: '#7BAF74',
    near: '#42805A',
    accent: '#EE6C4D',
    glow: '#FFC94D',
    cream: '#FFFBEF',
    ink: '#24413A',
  },
  {
    // sea
    sky: ['#DFF1EF', '#FBE5CB'],
    far: '#8CC4C0',
    middle: '#4A98A4',
    near: '#235E76',
    accent: '#EF7B5B',
    glow: '#FFD479',
    cream: '#FFF8EA',
    ink: '#17364A',
  },
  {
    // berries
    sky: ['#FBE3E0', '#F4B9B3'],
    far: '#DB8C96',
    middle: '#A3536F',
    near: '#6A2F52',
    accent: '#F2A541',
    glow: '#FFE2A8',
    cream: '#FFF3EC',
    ink: '#3A1D33',
  },
  {
    // amber
    sky: ['#FFEDBD', '#FAC968'],
    far: '#EDA24B',
    middle: '#C8722F',
    near: '#7C3F24',
    accent: '#B5382E',
    glow: '#FFF6D2',
    cream: '#FFF7E0',
    ink: '#3D2218',
  },
  {
    // lilac
    sky: ['#F0E8F8', '#CFBEE7'],
    far: '#AC97D1',
    middle: '#7A64A8',
    near: '#4B3D78',
    accent: '#F0916B',
    glow: '#FFE3A3',
    cream: '#FBF6FF',
    ink: '#2B2348',
  },
  {
    // forest
    sky: ['#EBEDD8', '#C3D3B1'],
    far: '#93B18D',
    middle: '#557F68',
    near: '#2A5148',
    accent: '#DB6B3F',
    glow: '#F7D774',
    cream: '#FBF8E8',
    ink: '#17302C',
  },
  {
    // snow
    sky: ['#EFF5FA', '#C4D8E8'],
    far: '#B3CADF',
    middle: '#86A8C8',
    near: '#51779F',
    accent: '#D2483F',
    glow: '#FFE9B8',
    cream: '#FFFFFF',
    ink: '#22344F',
  },
  {
    // poppy
    sky: ['#FFF5E4', '#FFE0C2'],
    far: '#F4B9A0',
    middle: '#4FA095',
    near: '#1F5F63',
    accent: '#E0492F',
    glow: '#F9B233',
    cream: '#FFFDF7',
    ink: '#1E3440',
  },
  {
    // mint
    sky: ['#E4F6EA', '#BDE5D3'],
    far: '#8DCBB3',
    middle: '#4BA08C',
    near: '#23695F',
    accent: '#F26B6B',
    glow: '#FFD56B',
    cream: '#FCFFF7',
    ink: '#173F3D',
  },
]

export const NIGHT_PALETTES: readonly Palette[] = [
  {
    // deep blue night
    sky: ['#1B2748', '#48609A'],
    far: '#3A5088',
    middle: '#27396A',
    near: '#172445',
    accent: '#EE9270',
    glow: '#FCE6A6',
    cream: '#FFF4DC',
    ink: '#10182F',
  },
  {
    // violet dusk
    sky: ['#4F4487', '#F19A82'],
    far: '#84568C',
    middle: '#513873',
    near: '#2E2250',
    accent: '#FFB35C',
    glow: '#FFE7A8',
    cream: '#FFF2E0',
    ink: '#1C1536',
  },
  {
    // green northern night
    sky: ['#12313D', '#3F7F7A'],
    far: '#2F6A69',
    middle: '#1D4A50',
    near: '#0F2E38',
    accent: '#F4A261',
    glow: '#FBE8B0',
    cream: '#FDF6E3',
    ink: '#0A1F27',
  },
  {
    // plum night
    sky: ['#2C1B3D', '#8A4B6B'],
    far: '#6B3A62',
    middle: '#46284F',
    near: '#2A1837',
    accent: '#F28C7A',
    glow: '#FFDF9E',
    cream: '#FFF0E2',
    ink: '#1A0E26',
  },
]
