import { describe, expect, it } from '@jest/globals'
import { adaptCssToElement } from './adaptCssToElement.ts'

describe('adaptCssToElement (CSS for a custom element on a partner’s page)', () => {
  it.each([
    ['converts rem to px', '.a{font-size:0.9375rem;margin:-1.5rem .5rem}', '.a{font-size:15px;margin:-24px 8px}'],
    [
      'converts rem inside a calculation',
      '.a{width:calc(100% - 2rem);font-size:clamp(2rem, 5vw, 3.25rem)}',
      '.a{width:calc(100% - 32px);font-size:clamp(32px, 5vw, 52px)}',
    ],
    ['leaves a custom property whose name ends in `rem`', '.a-1rem{--gap-2rem:1em}', '.a-1rem{--gap-2rem:1em}'],
    [
      'replaces the width of the window by the width of the element',
      '@media (min-width:800px){.a{top:0}}',
      '@container (min-width:800px){.a{top:0}}',
    ],
    [
      'replaces a range of widths too',
      '@media (min-width:0px) and (max-width:799.95px) {.a{top:0}}',
      '@container (min-width:0px) and (max-width:799.95px) {.a{top:0}}',
    ],
    [
      'leaves queries of other features of the device unchanged',
      '@media print{.a{top:0}}@media (hover: none){.a{top:0}}',
      '@media print{.a{top:0}}@media (hover: none){.a{top:0}}',
    ],
    [
      'leaves a condition on the width and the orientation unchanged',
      '@media (min-width:0px) and (orientation: landscape){.a{top:0}}',
      '@media (min-width:0px) and (orientation: landscape){.a{top:0}}',
    ],
    [
      'limits a viewport height to 800 px',
      '.a{height:calc(100dvh - 260px)}',
      '.a{height:calc(min(100dvh, 800px) - 260px)}',
    ],
  ])('%s', (_caseName, pageCss, elementCss) => {
    expect(adaptCssToElement(pageCss)).toBe(elementCss)
  })
})
