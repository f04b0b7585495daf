/**
 * The theme's colours in drawings: the keys are the names in the server-rendered pages, the values the suffixes of
 * MUI's palette variables in the shell.
 */
export const drawingColours = {
  sand: 'sand',
  sunk: 'background-sunk',
  'primary-light': 'primary-light',
  primary: 'primary-main',
} as const

export type DrawingColour = keyof typeof drawingColours

/** A filled SVG path. */
interface FilledPath {
  path: string
  fill: DrawingColour
}

interface Drawing {
  viewBox: string
  sky: DrawingColour
  sun: { x: number; y: number; radius: number; fill: DrawingColour }
  /** From back to front. */
  hills: readonly FilledPath[]
}

/** The sun over two hills, as in the logo: the illustration of empty lists, missing pages and thanks. */
export const meadow: Drawing = {
  viewBox: '0 0 176 96',
  sky: 'sunk',
  sun: { x: 116, y: 32, radius: 15, fill: 'sand' },
  hills: [
    { path: 'M0 68C28 40 58 34 88 52c27-15 60-14 88 6v38H0Z', fill: 'primary-light' },
    { path: 'M0 76c32-10 62-6 88 9 27-13 60-15 88-9v20H0Z', fill: 'primary' },
  ],
}
