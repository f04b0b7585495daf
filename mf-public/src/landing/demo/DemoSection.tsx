import { lazy, Suspense } from 'react'
import { landingSections } from 'shared/domain/publicPages/landing'
import { Box, Card, Pending, useIsNearViewport } from 'shared/ui'
import { Section } from '../Section.tsx'

const DemoForm = lazy(() => import('./DemoForm.tsx'))

/** Distance to the viewport at which the form is loaded. */
const loadDistancePx = 600
/** Reserves a height for the form, so that the page moves less when it is loaded. */
const minHeightPx = 290

/** Section with the form to request a demonstration; its code is loaded when the visitor scrolls near it. */
export function DemoSection() {
  const { ref, isNear } = useIsNearViewport<HTMLDivElement>(loadDistancePx)
  return (
    <Section {...landingSections.demo}>
      <Card sx={{ maxWidth: 560, mx: 'auto', p: { xs: 2, md: 3 } }}>
        <Box ref={ref} sx={{ minHeight: minHeightPx }}>
          <Suspense fallback={<Pending />}>{isNear && <DemoForm />}</Suspense>
        </Box>
      </Card>
    </Section>
  )
}
