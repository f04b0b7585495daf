import { describe, expect, it } from '@jest/globals'
import type { Audited } from './auditPage.ts'
import { medianAudit } from './medianAudit.ts'

const audit = (change: Partial<Audited>): Audited => ({
  scores: { Performance: 97, SEO: 100 },
  lcpMs: 1800,
  lcpElement: 'main > h1',
  cls: 0,
  lost: [],
  ...change,
})

describe('several audits of a page', () => {
  it('come to the median of each figure, and to the element that was the largest most often', () => {
    const audits = [
      audit({ scores: { Performance: 99, SEO: 100 }, lcpMs: 1700, lost: ['bf-cache (0)'] }),
      audit({ scores: { Performance: 91, SEO: 100 }, lcpMs: 2600, lcpElement: 'main > p', cls: 0.2 }),
      audit({ lost: ['bf-cache (0)', 'lcp (0.8)'] }),
    ]
    expect(medianAudit(audits)).toEqual({
      scores: { Performance: 97, SEO: 100 },
      lcpMs: 1800,
      lcpElement: 'main > h1',
      cls: 0,
      lost: ['bf-cache (0)', 'lcp (0.8)'],
    })
  })
})
