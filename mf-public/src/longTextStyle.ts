import { serif } from 'shared/ui'

/** Styles of a long text on screen and in print: line length, headings and spacing. */
export const longTextStyle = {
  maxWidth: '70ch',
  fontSize: 'var(--mui-text-reading)',
  lineHeight: 1.6,
  '& h1, & h2': { fontFamily: serif },
  '& p, & li, & dd': { textWrap: 'pretty' },
  '& .MuiTypography-body1': { fontSize: 'inherit', lineHeight: 'inherit' },
  '& p, & ul, & ol, & dl': { mt: 0, mb: 1.5 },
  '& ul, & ol': { pl: 2.5 },
  '& li': { mb: 0.5 },
  '& strong': { fontWeight: 650 },
  '& section': { mt: 4, breakInside: 'auto' },
  '& h2, & h3': { scrollMarginTop: '88px', breakAfter: 'avoid', '&:focus': { outline: 'none' } },
  '& h2': { mb: 1.5 },
  '& h3': { mt: 3, mb: 1 },
} as const
