/**
 * The theme's colours in drawings: the keys are the names in the server-rendered pages, the values the suffixes of
 * MUI's palette variables in the shell.
 */
export const drawingColours = {
  sand: 'sand',
  sunk: 'background-sunk',
  'primary-light': 'primary-light',
  primary: 'primary-main',
  control: 'control',
  accent: 'accent-main',
} as const

export type DrawingColour = keyof typeof drawingColours

/** An SVG shape with a fill or a stroke. */
export type Shape =
  | { circle: readonly [x: number, y: number, radius: number]; fill: DrawingColour }
  | { path: string; fill: DrawingColour }
  | { path: string; stroke: DrawingColour }

/** Two hills, a fence and the sun: the illustration of the landing page, of empty lists and of missing pages. */
export const meadow: { viewBox: string; strokeWidth: number; shapes: readonly Shape[] } = {
  viewBox: '0 0 176 96',
  strokeWidth: 2.5,
  shapes: [
    { circle: [132, 30, 15], fill: 'sand' },
    { path: 'M0 66c26-22 56-26 86-10 26-12 58-12 90 6v34H0Z', fill: 'sunk' },
    { path: 'M0 80c36-16 74-16 104-4 24-8 48-8 72 0v20H0Z', fill: 'primary-light' },
    { path: 'M22 58v28M52 54v30M82 58v27M14 64c22-5 52-5 78 1M14 74c22-5 52-5 78 1', stroke: 'control' },
    { path: 'M138 84c0-9 2-15 0-22M138 74c-4-1-7-4-8-9M139 70c4-1 6-4 7-8', stroke: 'primary' },
    { circle: [138, 59, 4], fill: 'accent' },
  ],
}
