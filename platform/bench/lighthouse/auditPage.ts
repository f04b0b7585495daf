import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

export interface PageAudit {
  /** The scores by category, from 0 to 100. */
  scores: Record<string, number>
  lcpMs: number
  /** A CSS selector of the element of the largest contentful paint. */
  lcpElement: string
  cls: number
  /** The weighted audits with a score below 0.9, as `id (score)`. */
  failedAudits: string[]
}

type Details = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']['audits'][string]['details']

/** Returns the selector of the element in the insight's list, which also contains the phases of the paint. */
function lcpElementOf(details: Details): string {
  if (details?.type !== 'list') return ''
  for (const item of details.items) if (item.type === 'node') return item.selector ?? ''
  return ''
}

/** Runs Lighthouse with its phone settings: slow 4G, and the CPU slowed down to a quarter. */
export async function auditPage(url: string, chromePath: string): Promise<PageAudit> {
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'],
  })
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error', onlyCategories: categories })
    if (!result) throw new Error(`Lighthouse returned no result for ${url}.`)
    const { audits, categories: categoryResults, runtimeError } = result.lhr
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
    const weightedAudits = Object.values(categoryResults).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0),
    )
    return {
      scores: Object.fromEntries(
        Object.values(categoryResults).map(({ title, score }) => [title, Math.round((score ?? 0) * 100)]),
      ),
      lcpMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      lcpElement: lcpElementOf(audits['lcp-breakdown-insight']?.details),
      cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
      failedAudits: weightedAudits.flatMap(({ id }) => {
        const score = audits[id]?.score
        return typeof score === 'number' && score < 0.9 ? [`${id} (${score})`] : []
      }),
    }
  } finally {
    chrome.kill()
  }
}
