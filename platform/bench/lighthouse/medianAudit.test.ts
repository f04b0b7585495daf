import { describe, expect, it } from '@jest/globals'
import type { PageAudit } from './auditPage.ts'
import { medianAudit } from './medianAudit.ts'

const auditWith = (overrides: Partial<PageAudit>): PageAudit => ({
  scores: { Performance: 97, SEO: 100 },
  lcpMs: 1800,
  lcpElement: 'main > h1',
  cls: 0,
  failedAudits: [],
  ...overrides,
})

describe('medianAudit', () => {
  it('returns the median of each figure, the most frequent element of the largest paint, and all failed audits', () => {
    const audits = [
      auditWith({ scores: { Performance: 99, SEO: 100 }, lcpMs: 1700, failedAudits: ['bf-cache (0)'] }),
      auditWith({ scores: { Performance: 91, SEO: 100 }, lcpMs: 2600, lcpElement: 'main > p', cls: 0.2 }),
      auditWith({ failedAudits: ['bf-cache (0)', 'lcp (0.8)'] }),
    ]
    expect(medianAudit(audits)).toEqual({
      scores: { Performance: 97, SEO: 100 },
      lcpMs: 1800,
      lcpElement: 'main > h1',
      cls: 0,
      failedAudits: ['bf-cache (0)', 'lcp (0.8)'],
    })
  })
})
